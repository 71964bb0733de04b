/** Refunds charges that the shop does not know, such as of orders after the backup that it was restored from. */
import * as z from 'zod';
import type { FindingKind } from '#app/features/reconciliation/reconciliation.ts';
import { ReconciliationImpossibleError } from '#app/features/reconciliation/reconciliation-intent.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { neededText } from '#operations/fields.ts';
import { nameSome } from '#operations/name-some.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { messages } from '#operations/orders/messages/messages.ts';

const MAX_CHARGES = 100;

/** Of these kinds a charge has nothing in the shop that a refund of it would contradict. */
const LOST: readonly FindingKind[] = ['charge_unknown', 'charge_lost'];

const input = z.object({
  charges: z.array(neededText('A charge')).min(1).max(MAX_CHARGES).meta({
    description: 'The charges',
    hint: 'As the reconciliation names them, such as pi_1,pi_2. Those of another shop on the account are not yours to refund.',
    positional: true,
  }),
});

/** Throws OperationRefused unless a reconciliation of now names all of them as lost. */
async function checkLost(shop: Shop, charges: readonly string[]): Promise<void> {
  try {
    const { findings } = await shop.reconciliation();
    const lost = new Set(
      findings.filter(({ kind }) => LOST.includes(kind)).map(({ ids }) => ids.intent),
    );
    const others = charges.filter((charge) => !lost.has(charge));
    if (others.length > 0) throw new OperationRefused('conflict', messages.notLost(others));
  } catch (error) {
    if (!(error instanceof ReconciliationImpossibleError)) throw error;
    throw new OperationRefused('unavailable', error.message);
  }
}

/** All that is left of it, once a charge: asked again it is the same refund. */
async function refund({ gateway, log }: Shop, charge: string): Promise<void> {
  const answer = await gateway.inspectIntent(charge);
  if (answer.kind !== 'answer') return;
  const made = await gateway.createRefund({
    ...{ intent: charge, shopper: answer.value.shopper ?? '', no: 1, cents: null },
    key: `lost-${charge}`,
  });
  if (made.kind === 'answer') log.info({ paymentIntent: charge }, 'A lost charge was refunded');
  else log.warn({ paymentIntent: charge, reason: made.message }, 'A lost charge was not refunded');
}

async function isBack({ gateway }: Shop, charge: string): Promise<boolean> {
  const answer = await gateway.inspectIntent(charge);
  if (answer.kind !== 'answer') return false;
  const { amountRefundedCents, amountReceivedCents } = answer.value;
  return amountRefundedCents >= amountReceivedCents;
}

const chargeSchema = z.object({ charge: z.string(), isRefunded: z.boolean() });

export const refundLost = defineChange({
  name: 'payments.refund-lost',
  scope: 'orders:refund',
  does: 'Refunds charges in full that the reconciliation names as lost',
  button: 'Refund the charges',
  done: 'Refunded lost charges',
  input,
  output: z.object({ charges: z.array(chargeSchema) }),
  message({ charges }) {
    const namesOf = (isRefunded: boolean) =>
      charges.filter((one) => one.isRefunded === isRefunded).map(({ charge }) => charge);
    return messages.lostRefunded(namesOf(true), namesOf(false));
  },
  async prepare({ shop }, input) {
    await checkLost(shop, input.charges);
    return input;
  },
  async run({ shop, record, afterCommit }, { charges }) {
    record({ subject: nameSome(charges), after: { charges } });
    afterCommit(async () => {
      for (const charge of charges) await refund(shop, charge);
    });
    return { charges: charges.map((charge) => ({ charge, isRefunded: false })) };
  },
  async readAgain({ shop }, { charges }) {
    const read = charges.map(async ({ charge }) => ({
      charge,
      isRefunded: await isBack(shop, charge),
    }));
    return { charges: await Promise.all(read) };
  },
});
