/** What shoppers and staff do to an order: read, decide by the pure rules, write unless it has changed. */
import type { Address } from '#app/features/delivery/address/address.ts';
import type {
  Actor,
  NewOrderEvent,
  OrderState,
  ReturnItem,
} from '#app/features/orders/events/order-events.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';
import {
  type AddressRefusal,
  type DestinationRules,
  decideAddressChange,
} from './decide-address-change.ts';
import { decideOrderRefund, type RefundRefusal, type WantedRefund } from './decide-order-refund.ts';
import { decideRecord, type ParcelRefusal, type RecordedAct } from './decide-parcel.ts';
import {
  decideReceipt,
  decideReturnRequest,
  type ReceiptRefusal,
  type ReturnRefusal,
  type WantedReceipt,
} from './decide-return.ts';
import {
  decideWithdrawal,
  type WantedWithdrawal,
  type WithdrawalPeriod,
  type WithdrawalRefusal,
} from './decide-withdrawal.ts';
import {
  type Written,
  writeCancellation,
  writeOrderEvent,
  writeOrderRefund,
  writeReceipt,
  writeWithdrawal,
} from './write-order-event.server.ts';

/**
 * `too_late`: the order is in a state in which this cannot happen. `unknown`: the shopper has no such
 * order.
 */
export type ActionOutcome =
  | { kind: 'done' }
  | { kind: 'too_late'; state: OrderState }
  | { kind: 'unknown' };

export type RefundOutcome =
  | { kind: 'done'; no: number; cents: number }
  | { kind: 'refused'; refusal: RefundRefusal }
  | { kind: 'unknown' };

export type ReturnOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; refusal: ReturnRefusal }
  | { kind: 'unknown' };

export type RecordOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; refusal: ParcelRefusal }
  | { kind: 'unknown' };

/** `cents` went back with it. */
export type ReceiptOutcome =
  | { kind: 'done'; cents: number }
  | { kind: 'refused'; refusal: ReceiptRefusal }
  | { kind: 'unknown' };

export type WithdrawalOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; refusal: WithdrawalRefusal }
  | { kind: 'unknown' };

export type AddressOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; refusal: AddressRefusal }
  | { kind: 'unknown' };

export type OrderActions = {
  /** Has an order go elsewhere, at the price that was paid; once for the same address. */
  changeAddress(
    shopper: string,
    intent: string,
    wanted: { address: Address; rules: DestinationRules },
    actor: Actor,
  ): Promise<AddressOutcome>;
  /** Cancels an order that is not packed yet, and refunds all that is left of its charge. */
  cancelOrder(
    shopper: string,
    intent: string,
    reason: string,
    actor: Actor,
  ): Promise<ActionOutcome>;
  /** Asks for the return of items of an order that was shipped; staff answers. Once for the same items. */
  requestReturn(
    shopper: string,
    intent: string,
    items: readonly ReturnItem[],
  ): Promise<ReturnOutcome>;
  /**
   * A consumer withdraws from the order or from items of it: what was not sent is refunded at once. Once for the same items.
   * `email` becomes that of an order without one, if it is done.
   */
  withdraw(
    shopper: string,
    intent: string,
    wanted: WantedWithdrawal & { period: WithdrawalPeriod; email?: string | null },
    actor: Actor,
  ): Promise<WithdrawalOutcome>;
  /** What came back, which of it is sold again, and its refund: all of it once, or nothing. */
  receiveReturn(shopper: string, intent: string, wanted: WantedReceipt): Promise<ReceiptOutcome>;
  /** Writes what staff has done: packed, a parcel sent or arrived, a note, the answer to a return. */
  record(shopper: string, intent: string, act: RecordedAct): Promise<RecordOutcome>;
  /** Refunds a part of an order, or all that is left, by hand; exactly once for what was seen. */
  refundOrder(
    shopper: string,
    intent: string,
    /** `storeCredit`: the id of that of the account, where all of it goes there and nothing to the card. */
    wanted: WantedRefund & { reason: string; storeCredit?: string | null },
  ): Promise<RefundOutcome>;
};

type Parts = {
  queries: Queries;
  /** Asks the provider for what is due. Failures are its own: the sweep comes again. */
  advanceRefunds(shopper: string, intent: string): Promise<unknown>;
  /** Gives back what an order held that is cancelled. Failures are its own, too. */
  giveBack(shopper: string, intent: string): Promise<unknown>;
  log: { info(fields: object, message: string): void };
};

const UNKNOWN = { kind: 'unknown' } as const;

export function createOrderActions({
  queries,
  advanceRefunds,
  giveBack,
  log,
}: Parts): OrderActions {
  /** With what the order held given back, where that is cancelled by it. */
  async function afterWriting(
    { shopper, id }: OrderDetails,
    writing: Promise<Written | null>,
  ): Promise<Written | null> {
    const written = await writing;
    if (written?.isCancelled) await giveBack(shopper, id);
    return written;
  }

  /** Rounds of reading and `apply` until nothing has changed in between. */
  async function act<Outcome extends { kind: string }>(
    shopper: string,
    intent: string,
    apply: (order: OrderDetails) => Promise<Outcome | typeof CHANGED>,
  ): Promise<Outcome | { kind: 'unknown' }> {
    const outcome = await untilApplied<Outcome | { kind: 'unknown' }>(async () => {
      const order = await readOrderDetails(queries, shopper, intent);
      return order ? apply(order) : UNKNOWN;
    });
    if (!outcome) throw new Error(`Unable to change order ${intent}: it changes all the time`);
    return outcome;
  }

  return {
    changeAddress: (shopper, intent, { address, rules }, actor) =>
      act<AddressOutcome>(shopper, intent, async (order) => {
        const decision = decideAddressChange(order, address, actor, rules);
        if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
        if (decision.value === 'again') return { kind: 'done' };
        const event: NewOrderEvent = { kind: 'address_changed', body: decision.value };
        if (!(await writeOrderEvent(queries, order, event, actor))) return CHANGED;
        log.info({ paymentIntent: intent, by: actor }, 'An order goes to another address');
        return { kind: 'done' };
      }),
    async cancelOrder(shopper, intent, reason, actor) {
      const outcome = await act<ActionOutcome>(shopper, intent, async (order) => {
        const { state, canCancel } = foldOrder(order);
        if (!canCancel) return { kind: 'too_late', state };
        const cancelling = writeCancellation(queries, order, reason, actor);
        if (!(await afterWriting(order, cancelling))) return CHANGED;
        log.info({ paymentIntent: intent, by: actor }, 'An order was cancelled');
        return { kind: 'done' };
      });
      if (outcome.kind === 'done') await advanceRefunds(shopper, intent);
      return outcome;
    },
    requestReturn: (shopper, intent, items) =>
      act<ReturnOutcome>(shopper, intent, async (order) => {
        const decision = decideReturnRequest(order, items);
        if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
        if (decision.value === 'again') return { kind: 'done' };
        const event: NewOrderEvent = { kind: 'return_requested', body: { items: [...items] } };
        if (!(await writeOrderEvent(queries, order, event, 'shopper'))) return CHANGED;
        log.info({ paymentIntent: intent }, 'A return was asked for');
        return { kind: 'done' };
      }),
    async withdraw(shopper, intent, { period, email = null, ...wanted }, actor) {
      const outcome = await act<WithdrawalOutcome>(shopper, intent, async (order) => {
        const decision = decideWithdrawal(order, wanted, period);
        if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
        if (decision.value === 'again') return { kind: 'done' };
        const withdrawing = writeWithdrawal(queries, order, decision.value, actor, email);
        if (!(await afterWriting(order, withdrawing))) return CHANGED;
        const { lines, unsent } = decision.value.body;
        log.info({ paymentIntent: intent, lines, unsent, by: actor }, 'A withdrawal was declared');
        return { kind: 'done' };
      });
      if (outcome.kind === 'done') await advanceRefunds(shopper, intent);
      return outcome;
    },
    async receiveReturn(shopper, intent, wanted) {
      const outcome = await act<ReceiptOutcome>(shopper, intent, async (order) => {
        const decision = decideReceipt(order, wanted);
        if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
        if (!(await writeReceipt(queries, order, decision.value))) return CHANGED;
        const { lines, refund } = decision.value;
        const cents = refund?.cents ?? 0;
        log.info({ paymentIntent: intent, lines, refundCents: cents }, 'A return was received');
        return { kind: 'done', cents };
      });
      if (outcome.kind === 'done' && outcome.cents > 0) await advanceRefunds(shopper, intent);
      return outcome;
    },
    record: (shopper, intent, wanted) =>
      act<RecordOutcome>(shopper, intent, async (order) => {
        const decision = decideRecord(order, wanted);
        if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
        const recording = writeOrderEvent(queries, order, decision.value, 'staff');
        if (!(await afterWriting(order, recording))) return CHANGED;
        log.info({ paymentIntent: intent, event: wanted.kind }, 'An order has changed');
        return { kind: 'done' };
      }),
    async refundOrder(shopper, intent, { reason, storeCredit = null, ...wanted }) {
      const outcome = await act<RefundOutcome>(shopper, intent, async (order) => {
        const decision = decideOrderRefund(order, wanted);
        if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
        const refund = { ...decision.value, reason, storeCredit };
        const written = await afterWriting(order, writeOrderRefund(queries, order, refund));
        if (!written) return CHANGED;
        const { refundNo: no } = written;
        const { cents } = decision.value;
        const fields = { paymentIntent: intent, refund: no, amountCents: cents };
        log.info(fields, 'A refund of an order is due');
        return { kind: 'done', no, cents };
      });
      if (outcome.kind === 'done') await advanceRefunds(shopper, intent);
      return outcome;
    },
  };
}
