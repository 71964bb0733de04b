/** The stock of one variant as plain data: what the shop must do with it, whatever is done in whatever order. */

export type Payment = {
  units: number;
  /** At the provider. */
  status: 'payable' | 'declined' | 'paid' | 'canceled';
  /** In the shop. */
  state: 'open' | 'cancelled' | 'ordered' | 'refunded';
  hold: 'none' | 'held' | 'committed';
  /** As an order. */
  isCancelled: boolean;
  /** Of an order: units that were shipped, and came back. */
  shipped: number;
  returned: number;
  /** Minutes of the model's clock. */
  takenAt: number;
  endsAt: number;
};

export type StockModel = { onHand: number; nowMinutes: number; payments: Payment[] };

const HOLD_MINUTES = 10;
const DECLINED_MINUTES = 2;

function unitsIn({ payments }: StockModel, hold: Payment['hold']): number {
  return payments.reduce((sum, one) => sum + (one.hold === hold ? one.units : 0), 0);
}

export function numbers(model: StockModel) {
  const held = unitsIn(model, 'held');
  const committed = unitsIn(model, 'committed');
  const { onHand } = model;
  return { onHand, held, committed, available: onHand - held - committed, ledger: onHand };
}

export function start(model: StockModel, units: number): void {
  model.payments.push({
    ...{ units, status: 'payable', state: 'open', hold: 'none' },
    ...{ isCancelled: false, shipped: 0, returned: 0, takenAt: 0, endsAt: 0 },
  });
}

function claim(model: StockModel, payment: Payment): boolean {
  if (payment.hold === 'held') {
    payment.endsAt = payment.takenAt + HOLD_MINUTES;
    return true;
  }
  if (numbers(model).available < payment.units) return false;
  payment.hold = 'held';
  payment.takenAt = model.nowMinutes;
  payment.endsAt = model.nowMinutes + HOLD_MINUTES;
  return true;
}

export function hold(
  model: StockModel,
  payment: Payment,
): 'held' | 'sold_out' | 'not_held' | 'already_paid' {
  if (payment.state === 'ordered') return 'already_paid';
  if (payment.state !== 'open') return 'not_held';
  return claim(model, payment) ? 'held' : 'sold_out';
}

export function confirm(payment: Payment, isGood: boolean): void {
  if (payment.status === 'paid' || payment.status === 'canceled') return;
  payment.status = isGood ? 'paid' : 'declined';
}

/** What a report makes of it, whoever reports. */
export function settle(model: StockModel, payment: Payment): void {
  if (payment.state === 'ordered' || payment.state === 'refunded') return;
  if (payment.status === 'canceled') {
    payment.state = 'cancelled';
    payment.hold = 'none';
  } else if (payment.status === 'paid') {
    const isHeld = payment.hold === 'held' || claim(model, payment);
    payment.state = isHeld ? 'ordered' : 'refunded';
    payment.hold = isHeld ? 'committed' : 'none';
  } else if (payment.status === 'declined' && payment.hold === 'held') {
    payment.endsAt = Math.min(payment.endsAt, model.nowMinutes + DECLINED_MINUTES);
  }
}

/** It is reported, and the process dies right after the sale: what it held is committed by the sweep. */
export function settleAndDie(model: StockModel, payment: Payment): void {
  const isOrdered = payment.state === 'ordered';
  settle(model, payment);
  if (!isOrdered && payment.state === 'ordered') payment.hold = 'held';
}

/** Its shopper pays for another basket, or its hold has ended. */
export function end(model: StockModel, payment: Payment): void {
  if (payment.state === 'open' && payment.status !== 'paid') payment.status = 'canceled';
  settle(model, payment);
}

/** It ends unpaid, and the process dies right after that: what it held is given back by the sweep. */
export function endAndDie(model: StockModel, payment: Payment): void {
  const { hold } = payment;
  end(model, payment);
  payment.hold = hold;
}

/** Everything that is open is looked at, the oldest first, then what is held and over, and the holds whose time is over. */
export function sweep(model: StockModel): void {
  for (const payment of model.payments) if (payment.state === 'open') settle(model, payment);
  for (const payment of model.payments) {
    if (payment.isCancelled || payment.state === 'cancelled') payment.hold = 'none';
    else if (payment.state === 'ordered' && payment.hold === 'held') payment.hold = 'committed';
  }
  for (const payment of model.payments) {
    if (payment.hold === 'held' && payment.endsAt <= model.nowMinutes) end(model, payment);
  }
}

/** What is booked of an order, all of which is committed first. */
export function ship(model: StockModel, payment: Payment): void {
  if (payment.hold === 'none') return;
  model.onHand -= payment.units;
  payment.shipped = payment.units;
  payment.hold = 'none';
}

export function cancelOrder(payment: Payment): void {
  payment.isCancelled = true;
  payment.hold = 'none';
}

/** And the process dies right after: what it held is given back by the sweep. */
export function cancelAndDie(payment: Payment): void {
  payment.isCancelled = true;
}

/** One unit comes back, once. */
export function takeBack(model: StockModel, payment: Payment): void {
  if (payment.shipped === 0 || payment.returned > 0) return;
  payment.returned = 1;
  model.onHand += 1;
}
