/** Histories of a shop in two processes, each on a database of its own, compared with the model and the reconciliation. */
import fc from 'fast-check';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { PRICES, type ShopModel, type Variant } from './history-model.ts';
import { historyShop } from './history-shop.ts';
import { expectAudited } from './history-step.ts';
import { steps } from './history-steps.ts';

const SHELF = { book: 9, 'usb-c-cable': 12, 'stand-mixer': 6 };

/** A shop that counts what it sells, with two codes, two accounts and two guests. */
async function begun() {
  const shop = await historyShop();
  const [first] = shop.processes;
  for (const variant of Object.keys(PRICES) as Variant[]) {
    await shop.must('stock.count', { variant, units: SHELF[variant] });
  }
  await shop.must('codes.set', { name: 'QUARTER', off: '25%' });
  await shop.must('codes.set', { name: 'ALL', off: '100%' });
  const { register } = testAccounts(first);
  const accounts = [(await register()).uid, (await register()).uid];
  const shoppers = [...accounts, await first.guest(), await first.guest()];
  return { ...shop, accounts, shoppers, cards: [], orders: [] };
}

/** `seed`: that of all tests by default. */
export async function runHistories({
  maxCommands,
  ...parameters
}: {
  maxCommands: number;
  numRuns: number;
  seed?: number;
}): Promise<void> {
  const histories = fc.commands(steps, { maxCommands, size: 'max' });
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const real = await begun();
      try {
        const model: ShopModel = { orders: [], shelf: { ...SHELF }, credits: {} };
        await fc.asyncModelRun(() => ({ model, real }), history);
        await expectAudited(model, real);
      } finally {
        await real.close();
      }
    }),
    // A history takes seconds: shrinking one would take the time of all others.
    { ...parameters, endOnFailure: true },
  );
}
