/** What the shop shows its shoppers now, compared with what they have recorded. */

import type { ShopProcess } from '#tests/faults/shop-process.ts';
import type { Shopper } from '#tests/faults/shopper.ts';
import { type Books, compare, type Ledger, type Verdict } from './ledger.ts';

const BOOKS_MS = 60_000;

/** Checks what the shop shows these shoppers; `onlyTheirs` limits the provider's charges to theirs. */
export async function look(
  ledger: Ledger,
  shop: ShopProcess,
  shoppers: readonly Shopper[],
  onlyTheirs: boolean,
): Promise<Verdict> {
  const books: Books[] = [];
  // A few concurrently: checking passwords is slow.
  for (let start = 0; start < shoppers.length; start += 4) {
    books.push(...(await Promise.all(shoppers.slice(start, start + 4).map(readBooks))));
  }
  const names = new Set(shoppers.map(({ name }) => name));
  const theirs = onlyTheirs ? ledgerOf(ledger, names) : ledger;
  const charges = await shop.ask('charges');
  const known = onlyTheirs ? charges.filter(({ intent }) => theirs.started.has(intent)) : charges;
  const { orders } = await shop.ask('giftCards');
  const byGiftCard = new Map(orders.map((order) => [order.intent, order]));
  return compare(theirs, books, known, await shop.ask('returned'), byGiftCard);
}

function ledgerOf(ledger: Ledger, names: ReadonlySet<string>): Ledger {
  const own = <Value>(map: Map<string, Value>) =>
    new Map([...map].filter(([intent]) => names.has(ledger.owners.get(intent) ?? '')));
  return {
    owners: ledger.owners,
    started: own(ledger.started),
    items: own(ledger.items),
    reportedPaid: own(ledger.reportedPaid),
    outcomes: own(ledger.outcomes),
    basketLines: new Map([...ledger.basketLines].filter(([, name]) => names.has(name))),
    received: ledger.received,
    wishes: ledger.wishes,
    sent: ledger.sent,
    cards: ledger.cards,
  };
}

async function readBooks(shopper: Shopper): Promise<Books> {
  const deadlineMs = Date.now() + BOOKS_MS;
  while (Date.now() < deadlineMs) {
    const books = await shopper.readBooks();
    if (books) return books;
  }
  throw new Error(`Unable to read what ${shopper.name} bought: ${shopper.lastAnswer()}`);
}
