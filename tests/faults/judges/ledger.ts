/**
 * The driver's own record, and whether it agrees with what the shop shows and the provider
 * has charged in the end. Shares no code with the shop or its reconciliation, so none of their bugs.
 */

import type { HandedCard } from '#tests/faults/gift-cards.ts';
import type { SentReviews } from '#tests/faults/reviews.ts';
import type { ProviderCharge } from '#tests/fixtures/provider-charges.ts';

/** The part of the shop's list of orders that is compared. */
type ShownOrder = {
  id: string;
  amount: number;
  state: string;
  /** What went back of it, in cents. */
  refunded: number;
  basket: { line: number; variant: string; price: number }[];
};
/** What of an order a gift card has paid, and what went back to that. */
export type PaidOrder = { paidCents: number; backCents: number };
type ShownRefund = { id: string; amount: number; state: string };

/** Everything that the shop shows one shopper once all is settled. */
export type Books = {
  shopper: string;
  orders: ShownOrder[];
  refunds: ShownRefund[];
  basketLines: number[];
};

/** The outcome of an intent, as the shop answered a PUT. */
type Outcome = 'ordered' | 'refunded';

/** To be told when a variant is back: how often it was asked, and whether that was answered with yes. */
export type Wish = { email: string; variant: string; tries: number; isAsked: boolean };

/** Recorded while shopping. */
export type Ledger = {
  /** The intents that the shop created, with what was to be paid: by a card and by a gift card. */
  started: Map<string, number>;
  /** What of that is for items, where something else is charged too, or less. */
  items: Map<string, number>;
  /** Who received each first. */
  owners: Map<string, string>;
  /** Those that the provider reported as paid, with the amount. */
  reportedPaid: Map<string, number>;
  outcomes: Map<string, Outcome>;
  /** Lines that must be in the basket or in an order: of shoppers who never removed any. */
  basketLines: Map<number, string>;
  /** Units of counted variants that the driver has put on the shelf. */
  received: Map<string, number>;
  /** By e-mail and variant. */
  wishes: Map<string, Wish>;
  sent: SentReviews;
  /** The gift cards that whoever shops has been handed. */
  cards: HandedCard[];
};

export type Verdict = Record<
  'lost' | 'doubled' | 'unrefunded' | 'mismatched' | 'oversold',
  string[]
>;

export function openLedger(): Ledger {
  return {
    owners: new Map(),
    started: new Map(),
    items: new Map(),
    reportedPaid: new Map(),
    outcomes: new Map(),
    basketLines: new Map(),
    received: new Map(),
    wishes: new Map(),
    sent: { reviews: new Map(), votes: new Set() },
    cards: [],
  };
}

/** The wish of this account for this variant; a new one has never been asked. */
export function wishOf(ledger: Ledger, email: string, variant: string): Wish {
  const key = `${email} ${variant}`;
  const wish = ledger.wishes.get(key) ?? { email, variant, tries: 0, isAsked: false };
  ledger.wishes.set(key, wish);
  return wish;
}

/** Whether it is an intent of the shop's own, for which nothing is due. */
export function isFree(intent: string): boolean {
  return intent.startsWith('free_');
}

const BY_NO_CARD: PaidOrder = { paidCents: 0, backCents: 0 };

/** What no card was to be charged for, as if it had been charged nothing: no provider knows of it. */
function freeCharges(
  ledger: Ledger,
  orders: Iterable<string>,
  byGiftCard: ReadonlyMap<string, PaidOrder>,
): ProviderCharge[] {
  const dueCents = (intent: string) =>
    (ledger.started.get(intent) ?? Number.NaN) - (byGiftCard.get(intent)?.paidCents ?? 0);
  return [...orders]
    .filter((intent) => isFree(intent) && dueCents(intent) === 0)
    .map((intent) => ({
      ...{ intent, amountCents: 0, refundedCents: 0 },
      ...{ isDisputed: false, takesNothingBack: false },
    }));
}

function groupBy<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  return Map.groupBy(rows, key);
}

/** `returned` are the units on the shelf that came back, by variant; `byGiftCard` the orders that gift cards have paid. */
export function compare(
  ledger: Ledger,
  books: readonly Books[],
  charges: readonly ProviderCharge[],
  returned: Readonly<Record<string, number>>,
  byGiftCard: ReadonlyMap<string, PaidOrder> = new Map(),
): Verdict {
  const verdict: Verdict = {
    lost: [],
    doubled: [],
    unrefunded: [],
    mismatched: [],
    oversold: [],
  };
  const orders = groupBy(
    books.flatMap((book) => book.orders),
    (order) => order.id,
  );
  const refunds = groupBy(
    books.flatMap((book) => book.refunds),
    (refund) => refund.id,
  );
  const charged = groupBy(
    [...charges, ...freeCharges(ledger, orders.keys(), byGiftCard)],
    (charge) => charge.intent,
  );
  for (const [intent, ofIntent] of charged) {
    judgeCharge(intent, ofIntent, orders.get(intent) ?? [], refunds.get(intent) ?? []);
  }
  for (const intent of [...orders.keys(), ...refunds.keys()]) {
    if (!charged.has(intent)) verdict.mismatched.push(`${intent}: shown, but never charged`);
  }
  judgeRecords();
  judgeLines();
  judgeStock();
  return verdict;

  function judgeCharge(
    intent: string,
    ofIntent: readonly ProviderCharge[],
    itsOrders: readonly ShownOrder[],
    itsRefunds: readonly ShownRefund[],
  ): void {
    const [charge] = ofIntent;
    if (!charge) return;
    const { amountCents, refundedCents } = charge;
    // What cannot go back is owed: debts.ts.
    const canGoBack = !charge.isDisputed && !charge.takesNothingBack;
    if (ofIntent.length > 1) verdict.doubled.push(`${intent}: charged ${ofIntent.length} times`);
    const ends = itsOrders.length + itsRefunds.length;
    if (ends === 0) verdict.lost.push(`${intent}: neither order nor refund`);
    if (ends > 1) {
      verdict.doubled.push(`${intent}: ${itsOrders.length} orders, ${itsRefunds.length} refunds`);
    }
    const requestedCents = ledger.started.get(intent);
    const card = byGiftCard.get(intent) ?? BY_NO_CARD;
    const paidCents = amountCents + card.paidCents;
    // A charge of another amount must be refunded.
    if (requestedCents === undefined || (requestedCents !== paidCents && itsOrders.length > 0)) {
      verdict.mismatched.push(`${intent}: paid ${paidCents}, requested ${requestedCents}`);
    }
    for (const order of itsOrders) {
      const sum = order.basket.reduce((cents, item) => cents + Math.round(item.price * 100), 0);
      const itemsCents = ledger.items.get(intent) ?? paidCents;
      if (order.amount !== paidCents || sum !== itemsCents) {
        const shown = `the order says ${order.amount}, its items ${sum}`;
        verdict.mismatched.push(`${intent}: paid ${paidCents}, ${shown}`);
      }
      const backCents = refundedCents + card.backCents;
      const back = `${backCents} of ${paidCents} went back, shown ${order.refunded}`;
      if (refundedCents > amountCents || backCents > order.refunded) {
        verdict.doubled.push(`${intent}: ${back}`);
      }
      const owed = order.state === 'cancelled' ? paidCents : order.refunded;
      if (backCents < owed && canGoBack) verdict.unrefunded.push(`${intent}: ${back}`);
    }
    for (const refund of itsRefunds) {
      if (canGoBack && (refund.state !== 'refunded' || refundedCents !== amountCents)) {
        const back = `${refundedCents} of ${amountCents} went back`;
        verdict.unrefunded.push(`${intent}: shown as ${refund.state}, ${back}`);
      }
      if (refund.amount !== amountCents) {
        verdict.mismatched.push(`${intent}: charged ${amountCents}, shown ${refund.amount}`);
      }
    }
  }

  function judgeRecords(): void {
    for (const [intent, amountCents] of ledger.reportedPaid) {
      if (!charged.has(intent)) {
        verdict.lost.push(`${intent}: reported paid ${amountCents}, forgotten by the provider`);
      }
    }
    for (const [intent, outcome] of ledger.outcomes) {
      const shown = outcome === 'ordered' ? orders : refunds;
      if (!shown.has(intent))
        verdict.lost.push(`${intent}: answered ${outcome}, not shown any more`);
    }
  }

  function judgeStock(): void {
    // What was cancelled may be sold again.
    const items = [...orders.values()]
      .flat()
      .flatMap(({ state, basket }) => (state === 'cancelled' ? [] : basket));
    for (const [variant, supplied] of ledger.received) {
      const received = supplied + (returned[variant] ?? 0);
      const sold = items.filter((item) => item.variant === variant).length;
      if (sold > received) {
        verdict.oversold.push(`${variant}: ${sold} sold of ${received} that there were`);
      }
    }
  }

  function judgeLines(): void {
    const soldBy = new Map<number, string>();
    for (const order of [...orders.values()].flat()) {
      for (const { line } of order.basket) {
        const other = soldBy.get(line);
        if (other) verdict.doubled.push(`line ${line}: sold by ${other} and ${order.id}`);
        soldBy.set(line, order.id);
      }
    }
    const inBaskets = new Set<number>();
    for (const { shopper, basketLines } of books) {
      for (const line of basketLines) {
        inBaskets.add(line);
        if (soldBy.has(line)) verdict.mismatched.push(`line ${line}: sold, back with ${shopper}`);
      }
    }
    for (const [line, shopper] of ledger.basketLines) {
      if (!soldBy.has(line) && !inBaskets.has(line)) {
        verdict.mismatched.push(`line ${line}: gone from the basket of ${shopper}`);
      }
    }
  }
}

export function isSpotless(verdict: Verdict): boolean {
  return Object.values(verdict).every((problems) => problems.length === 0);
}
