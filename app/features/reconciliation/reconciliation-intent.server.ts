/** Compares one intent at the provider with the shop's rows, and retries on a contradiction. */
import type { Logger } from 'pino';
import type { DisputeService } from '#app/features/payment/dispute/dispute-service.server.ts';
import { isSettled } from '#app/features/payment/payment.ts';
import type {
  InspectedIntent,
  PaymentGateway,
  ProviderAnswer,
} from '#app/features/payment/provider/payment-gateway.ts';
import type { RefundService } from '#app/features/payment/refund/refund-service.server.ts';
import type { Settle } from '#app/features/payment/settle/settle.server.ts';
import type { Queries } from '#db/database.ts';
import { type Finding, findingKey } from './reconciliation.ts';
import { type ChargeRecords, isStrayOf, judgeCharge } from './reconciliation-charge.ts';
import { type ChargeKey, readChargeRecords } from './reconciliation-store.server.ts';

/** The provider is unreachable: a reconciliation must be complete, so earlier findings are void. */
export class ReconciliationImpossibleError extends Error {}

export function answered<Value>(answer: ProviderAnswer<Value>): Value {
  if (answer.kind === 'answer') return answer.value;
  throw new ReconciliationImpossibleError(`The card provider does not answer: ${answer.message}`);
}

/** The intent as one of this shop's, by its metadata; null for any other shop's. */
export function keyOf({ id, shopper, payment }: InspectedIntent): ChargeKey | null {
  return shopper === null || payment === null ? null : { shopper, payment, intent: id };
}

/** Maximum number of reads of a contradicted intent; two equal results in a row end it earlier. */
const MAX_LOOKS = 5;

type Parts = {
  queries: Queries;
  gateway: PaymentGateway;
  settle: Settle;
  refunds: RefundService;
  disputes: DisputeService;
  log: Logger;
};

/** A contradiction, or a stray that the shop may not know yet: to settle it is to record it. */
function mayBeSettled({ harm, kind }: Finding): boolean {
  return harm !== null || kind === 'stray_intent';
}

/** Gives the function that judges this shop's intents against the shop's rows. */
export function createIntentReconciliation({
  queries,
  gateway,
  settle,
  refunds,
  disputes,
  log,
}: Parts) {
  async function judgeOne(intent: InspectedIntent, records: ChargeRecords): Promise<Finding[]> {
    const { order, refunds: rows, events } = records;
    const mayHaveRefunds = rows.length + events.length > 0 || intent.amountRefundedCents > 0;
    const hasDisputes = intent.isDisputed && (order !== null || rows.length > 0);
    const lists = {
      refunds: mayHaveRefunds ? answered(await gateway.listRefunds(intent.id)) : [],
      disputes: hasDisputes ? answered(await gateway.listDisputes(intent.id)) : [],
    };
    return judgeCharge(intent, lists, records);
  }

  async function readRecords(key: ChargeKey): Promise<ChargeRecords> {
    const records = await readChargeRecords(queries, [key]);
    return records.get(key.intent) ?? { payment: null, order: null, refunds: [], events: [] };
  }

  /** Settles the payment, and follows its refunds and disputes, as the sweep would sooner or later. */
  async function finish(key: ChargeKey): Promise<void> {
    const { payment, order, refunds: rows } = await readRecords(key);
    if (!payment) return;
    try {
      const isStray = isStrayOf(payment, { id: key.intent });
      if (isStray || !isSettled(payment.state)) await settle(key.intent);
      if (rows.some(({ state }) => state === 'due' || state === 'pending')) {
        await refunds.advanceRefunds(payment.shopper, key.intent);
      } else if (order) await refunds.checkRefunds(payment.shopper, key.intent);
      if (order) await disputes.checkDisputes(payment.shopper, key.intent);
    } catch (error) {
      // The damage that the reconciliation is about to report may be the cause of this failure.
      log.warn(
        { err: error, intent: key.intent },
        'Unable to settle a payment before its reconciliation',
      );
    }
  }

  /**
   * Work in progress is consistent at the next read; damage shows twice. What the shop sets right by itself as
   * soon as it looks at it was damage all the same.
   */
  async function lookAgain(key: ChargeKey, first: Finding[]): Promise<Finding[]> {
    let found = first;
    const setRight = first.filter(({ kind }) => kind === 'refund_amount_differs');
    for (let look = 1; look < MAX_LOOKS && found.some(mayBeSettled); look += 1) {
      await finish(key);
      const intent = answered(await gateway.inspectIntent(key.intent));
      const now = await judgeOne(intent, await readRecords(key));
      const isSame = now.map(findingKey).join() === found.map(findingKey).join();
      found = now;
      if (isSame) break;
    }
    const keys = new Set(found.map(findingKey));
    return [...setRight.filter((one) => !keys.has(findingKey(one))), ...found];
  }

  return async (intents: readonly InspectedIntent[]): Promise<Finding[]> => {
    const keys = intents.flatMap((intent) => keyOf(intent) ?? []);
    const records = await readChargeRecords(queries, keys);
    const found: Finding[] = [];
    for (const intent of intents) {
      const key = keyOf(intent);
      const own = records.get(intent.id);
      if (!key || !own) continue;
      found.push(...(await lookAgain(key, await judgeOne(intent, own))));
    }
    return found;
  };
}
