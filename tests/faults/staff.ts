/** What happens to orders after their sale, all at once: two clerks, the shopper, the bank, the dashboard. */
import { sql } from 'drizzle-orm';
import type { CardSimulator } from 'stripe-simulator/card-simulator.ts';
import type { ChargeRefund } from '#app/features/orders/order-refund.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import type { Shop } from '#app/shop.server.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import type { Random } from './random.ts';

const ORDERS_AT_ONCE = 6;

type Staff = {
  shop: Pick<Shop, 'orders' | 'orderActions' | 'database'>;
  simulator: Pick<CardSimulator, 'dashboard'>;
  random: Random;
};

/** What happens at the same moment. */
type Way = (() => Promise<unknown>)[];

type Place = { shopper: string; id: string };

/** One order, with a few things that happen to it at the same moment. */
async function happen({ shop, simulator, random }: Staff, { shopper, id }: Place): Promise<void> {
  const details = await shop.orders.details(shopper, id);
  if (!details) return;
  const { refundedCents: seenCents, restCents } = foldOrder(details);
  const cents = random.whole(1, Math.max(1, Math.floor(restCents / 2)));
  const refund = (wanted = cents) =>
    shop.orderActions.refundOrder(shopper, id, {
      ...{ cents: wanted, lines: null, seenCents, reason: 'faults', isSure: true },
    });
  const cancel = () => shop.orderActions.cancelOrder(shopper, id, 'faults', 'shopper');
  const pack = () => shop.orderActions.record(shopper, id, { kind: 'packed', body: {} });
  // A few of the items, so that a return can follow a return.
  const lines = details.basket.map(({ line }) => line).filter(() => random.whole(0, 1) === 1);
  const send = (wanted?: number[]) => {
    const body = { carrier: '', tracking: '', lines: wanted };
    return shop.orderActions.record(shopper, id, { kind: 'shipped', body });
  };
  const ship = async () => {
    await pack();
    return send();
  };
  const deliver = (parcel?: number) =>
    shop.orderActions.record(shopper, id, { kind: 'delivered', body: { parcel } });
  const refundLines = () =>
    shop.orderActions.refundOrder(shopper, id, {
      ...{ cents: null, lines, seenCents, reason: 'faults', isSure: true },
    });
  const askBack = () =>
    shop.orderActions.requestReturn(shopper, id, [{ lines, reason: 'changed_mind', words: '' }]);
  const approve = () =>
    shop.orderActions.record(shopper, id, { kind: 'return_approved', body: {} });
  const receive = () =>
    shop.orderActions.receiveReturn(shopper, id, {
      ...{ lines, unsaleable: lines.slice(0, 1), isRefunded: true, seenCents, isSure: true },
    });
  const withdraw = (wanted: number[] | null = lines) =>
    shop.orderActions.withdraw(
      shopper,
      id,
      {
        ...{ lines: wanted, declaredSeconds: Math.floor(Date.now() / 1_000) },
        period: { days: 14, timeZone: 'UTC' },
      },
      'shopper',
    );
  const byHand = (wanted = cents) => simulator.dashboard.refund(id, wanted);
  const sendBack = async () => {
    // One that was made by hand and comes back is for whoever made it: the reconciliation says so, the shop repeats nothing.
    const isOwn = ({ by, refundId }: ChargeRefund) => by !== 'provider' && refundId !== null;
    const made = details.refunds.find(isOwn)?.refundId;
    // A refund that is sent back again and again ends in a debt: that is for the card that takes nothing back.
    const isFirst = details.refunds.every(({ attempt }) => attempt === 1);
    if (made && isFirst) await simulator.dashboard.failRefund(made);
  };
  const ways: [Way, ...Way[]] = [
    [refund, refund],
    [refund, () => refund(cents + 1), pack],
    [cancel, pack],
    [cancel, cancel, refund],
    [ship, ship],
    [ship, refund],
    [ship, cancel],
    [cancel, pack, byHand],
    [refund, byHand],
    [() => refund(restCents), () => byHand(restCents)],
    [refund, sendBack],
    [() => simulator.dashboard.dispute(id), refund],
    [pack, ship],
    [() => send(lines), () => send(lines), () => send()],
    [() => send(lines), refundLines, pack],
    [() => send(lines), () => withdraw(null), () => send(), () => deliver(1)],
    [() => send(), () => send(lines), () => deliver(), askBack],
    [askBack, askBack, approve],
    [receive, receive, refund],
    [askBack, receive, cancel, byHand],
    [() => withdraw(), () => withdraw(), pack],
    [() => withdraw(null), cancel, refund],
    [() => withdraw(), askBack, receive],
    [() => withdraw(), receive, receive, byHand],
    [() => withdraw(null), ship, sendBack],
  ];
  // What the simulator refuses, as Stripe would, and what a crash of the database cuts, is no error here.
  await Promise.allSettled(random.pick(ways).map((way) => way()));
}

/** Lets things happen to a few random orders. */
export async function workAsStaff(staff: Staff): Promise<void> {
  const places = await rowsOf<Place>(
    staff.shop.database.queries,
    sql`select shopper, payment_intent as id from "order" order by random() limit ${ORDERS_AT_ONCE}`,
  );
  await Promise.all(places.map((place) => happen(staff, place)));
}
