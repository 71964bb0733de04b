/** A step of a history, and what is there to be seen after it: the shop and the model must agree. */
import type { AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import type { Line, Order, ShopModel, Variant } from './history-model.ts';
import * as model from './history-model.ts';
import type { HistoryShop, Process } from './history-shop.ts';

export type RealShop = HistoryShop & {
  /** The ids of those who shop; a guest who is merged has that of the account. */
  shoppers: string[];
  accounts: string[];
  /** Gift cards that somebody has the code of. */
  cards: { id: string; code: string }[];
  /** In the order of the model's. */
  orders: string[];
};

export type Step = AsyncCommand<ShopModel, RealShop>;

type Shown = {
  shopper: string;
  amountCents: number;
  refundedCents: number;
  items: { line: number }[];
  refunds: { no: number; state: string; refundId: string | null; by: string }[];
};
type Shelf = { shelf: { onHand: number; available: number } | null };
type Card = { credit: { balanceCents: number } };

/** Whether a card that takes nothing back has something: only until its bank has sent it back. */
function isTried({ orders }: ShopModel): boolean {
  return orders.some(
    ({ takesNothingBack, refunds }) =>
      takesNothingBack && refunds.some(({ card, state }) => card > 0 && state === 'arrived'),
  );
}

/** Long enough for every try of a refund that the bank sends back each time. */
export async function fortnight(shop: ShopModel, real: RealShop, at: Process): Promise<void> {
  if (!isTried(shop)) return real.passDays(14, at);
  for (let day = 0; day < 14; day += 1) await real.passDays(1, at);
  for (const { takesNothingBack, refunds } of shop.orders) {
    for (const one of refunds) {
      if (takesNothingBack && one.card > 0 && one.state === 'arrived') one.state = 'failed';
    }
  }
}

/** `touched`: the orders that are looked at afterwards; the newest by default. */
export function step(
  name: string,
  run: Step['run'],
  check: Step['check'] = () => true,
  touched: (shop: ShopModel) => readonly Order[] = ({ orders }) => orders.slice(-1),
): Step {
  return {
    check,
    async run(shop, real) {
      await run(shop, real);
      if (isTried(shop)) await fortnight(shop, real, 0);
      expect(model.contradictions(shop)).toEqual([]);
      await expectSame(shop, real, touched(shop));
    },
    toString: () => name,
  };
}

export async function show({ must }: RealShop, id: string): Promise<Shown> {
  return must<Shown>('orders.show', { order: id });
}

/** What is there to be seen of everything. */
async function expectSame(
  shop: ShopModel,
  real: RealShop,
  orders: readonly Order[],
): Promise<void> {
  for (const order of orders) {
    const index = shop.orders.indexOf(order);
    const shown = await show(real, real.orders[index] ?? '');

    expect([index, shown.amountCents, shown.refundedCents]).toEqual([
      ...[index, order.paid + order.paidByCredit, model.refunded(order)],
    ]);
  }
  for (const variant of Object.keys(shop.shelf) as Variant[]) {
    const { shelf } = await real.must<Shelf>('stock.show', { variant });
    const { onHand, available } = shelf ?? {};
    expect([variant, onHand, available]).toEqual([
      ...[variant, shop.shelf[variant], model.available(shop, variant)],
    ]);
  }
  for (const [giftCard, cents] of Object.entries(shop.credits)) {
    const { credit } = await real.must<Card>('gift-cards.show', { giftCard });
    expect([giftCard, credit.balanceCents]).toEqual([giftCard, cents]);
  }
}

/** What everybody is owed is what the reconciliation finds, and it finds nothing else. */
export async function expectAudited(shop: ShopModel, real: RealShop): Promise<void> {
  await expectSame(shop, real, shop.orders);
  const { findings, notes, owedCents } = await real.reconcile();
  const idOf = (order: Order) => real.orders[shop.orders.indexOf(order)] ?? '';
  const inDebt = shop.orders.filter((one) => model.owed(one) > 0);
  const byCard = inDebt.filter(({ by, dispute }) => by === 'card' && dispute !== 'open');
  expect(
    findings.map(({ harm, ids, owedCents: cents }) => [harm, ids.intent, cents]).sort(),
  ).toEqual(byCard.map((order) => ['unrefunded', idOf(order), model.owed(order)]).sort());
  expect(owedCents).toBe(byCard.reduce((sum, order) => sum + model.owed(order), 0));
  const toGive = notes.filter(({ kind }) => kind === 'refund_to_give_back');
  const byHand = inDebt.filter(({ by }) => by === 'hand');
  expect(toGive.map(({ ids }) => ids.intent).sort()).toEqual(byHand.map(idOf).sort());
  for (const order of shop.orders.filter(({ by, paid }) => by === 'card' && paid > 0)) {
    const listed = await real.processes[0].stripe().refunds.list({ payment_intent: idOf(order) });
    const arrived = listed.data.filter(({ status }) => status === 'succeeded');
    const there = order.refunds.filter(({ state }) => state === 'arrived');
    expect([idOf(order), arrived.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
      ...[idOf(order), there.reduce((sum, { card }) => sum + card, 0)],
    ]);
  }
}

type Place = { shopper: string; id: string };

type About = {
  order: Order;
  id: string;
  place: Place;
  /** Which of the order's lines, by the bits of a number. */
  chosen(mask: number): { lines: Line[]; numbers: number[] };
};

/** What happens to one of the orders so far, counted from the newest. */
export function about(
  name: string,
  which: number,
  run: (about: About, shop: ShopModel, real: RealShop) => Promise<void>,
  may: (order: Order) => boolean = () => true,
): Step {
  const find = ({ orders }: ShopModel) => orders.at(-1 - (which % Math.max(orders.length, 1)));
  return step(
    `${name} #${which}`,
    async (shop, real) => {
      const order = find(shop);
      if (!order) throw new Error('There is no such order');
      const id = real.orders[shop.orders.indexOf(order)] ?? '';
      const { shopper, items } = await show(real, id);
      const chosen = (mask: number) => {
        const indexes = order.lines.flatMap((_line, index) => (mask & (1 << index) ? [index] : []));
        return {
          lines: indexes.flatMap((index) => order.lines[index] ?? []),
          numbers: indexes.flatMap((index) => items[index]?.line ?? []),
        };
      };
      await run({ order, id, place: { shopper, id }, chosen }, shop, real);
    },
    (shop) => {
      const order = find(shop);
      return order !== undefined && may(order);
    },
    (shop) => [find(shop) ?? []].flat(),
  );
}

/** The same from both processes at once is done once, or not at all; whether it was. */
export async function once(isTwice: boolean, at: Process, run: (at: Process) => Promise<boolean>) {
  if (!isTwice) return run(at);
  const done = await Promise.all([run(0), run(1)]);
  expect(done).not.toEqual([true, true]);
  return done.includes(true);
}
