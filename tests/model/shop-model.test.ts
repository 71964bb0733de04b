import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createReconciliation } from '#app/features/reconciliation/reconciliation.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { testServices } from '../shop/test-services.ts';
import { commands } from './shop-commands.ts';
import { emptyShop } from './shop-model.ts';

const services = await testServices();
afterAll(services.close);

test('basket, payment and orders do what the model does, whatever is done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (sequence) => {
      await services.queries.update(product).set({ withdrawnAt: null });
      const ids = { guest: await services.guest('book'), account: services.accountId() };
      const model = emptyShop();
      model.lines.guest.push({ line: 0, variant: 'book' });
      const real = { services, ids, intents: [] };
      await fc.asyncModelRun(() => ({ model, real }), sequence);
    }),
    { numRuns: 40 },
  );
  const { findings } = await createReconciliation(services)();
  expect(findings).toEqual([]);
}, 180_000);
