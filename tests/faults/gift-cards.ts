/**
 * Gift cards: made by staff or bought, mailed, corrected and ended while orders are paid by them, and whether each has to the
 * cent what it was made with, less what orders say that it has paid, and that refunds took back.
 */
import { sql } from 'drizzle-orm';
import {
  changeBalance,
  issueGiftCard,
  sendGiftCard,
  voidCredit,
} from '#app/features/credits/credit-store.server.ts';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import type { PaidOrder } from './judges/ledger.ts';
import type { Random } from './random.ts';

/** A card that was handed over, as it was answered. */
export type HandedCard = { id: string; code: string; cents: number };

/** A card by the tables; `wantedCents` is what it was to be made with, `movedCents` what staff has added since. */
type KeptCard = {
  id: string;
  /** Null: no order has bought it, and staff has not made it. */
  wantedCents: number | null;
  issuedCents: number;
  movedCents: number;
  balanceCents: number;
  availableCents: number;
  /** Whether its day has come and it was not sent. */
  isLate: boolean;
  /** Whether it was sent, and there is somebody to write to. */
  isMailDue: boolean;
};

/** A gift card that an order has bought, and what its order says that refunds took from it. */
type BoughtCard = { card: string; intent: string; takenBackCents: number };

/**
 * An order of gift cards: what the shop gives back of it, and what of its cards is gone for that, or as staff has ended
 * them.
 */
type CardsOrder = { intent: string; backCents: number; goneCents: number };

type CardMail = { card: string; isFirst: boolean; state: string; messageId: string | null };

/** An order that a card has paid, or a part of it. */
type CardOrder = PaidOrder & { intent: string; card: string; isCancelled: boolean };

export type KeptCards = {
  cards: KeptCard[];
  bought: BoughtCard[];
  /** Those that have bought cards. */
  sold: CardsOrder[];
  /** Those that cards have paid. */
  orders: CardOrder[];
  mails: CardMail[];
};

/** A mail as it has arrived. */
type ArrivedMail = { messageId?: string | undefined; text?: string | undefined };

const CARDS_AT_ONCE = 4;

/** From less than the cheapest item to more than the dearest. */
const WORTHS = [500, 3_000, 20_000, 90_000, 250_000] as const;

/** What `made_by` says of it in the table is what it was to be made with, whoever hears the answer. */
function make(queries: Queries, cents: number, email: string | null): Promise<string> {
  return issueGiftCard(queries, {
    ...{ cents, email, giver: 'Ann', message: 'For you', sendSeconds: 0 },
    by: `faults ${cents}`,
  });
}

/** A card whose code is known to nobody else. */
export async function handOver(queries: Queries, cents: number): Promise<HandedCard> {
  const id = await make(queries, cents, null);
  const code = await sendGiftCard(queries, id, true);
  if (code === null) throw new Error(`The gift card ${id} has no code`);
  return { id, code, cents };
}

/** One card of each worth, handed over. */
export async function handOverCards(queries: Queries): Promise<HandedCard[]> {
  const handed: HandedCard[] = [];
  for (const cents of WORTHS) handed.push(await handOver(queries, cents));
  return handed;
}

/** The code in the text of a mail, if there is one. */
export function codeIn(text: string | undefined): string | null {
  const [code = null] = text?.match(/\b(?:[A-Z0-9]{4} ){3}[A-Z0-9]{4}\b/) ?? [];
  return code;
}

/** Makes a card that is mailed, and lets a few things happen to others at the same moment. */
export async function workOnCards(queries: Queries, random: Random): Promise<void> {
  if (random.chance(0.1)) {
    const id = await make(queries, random.pick(WORTHS), 'gift@example.com');
    // Or the shop itself does, as its day has come.
    if (random.chance(0.5)) await sendGiftCard(queries, id, true);
  }
  const cards = await rowsOf<{ id: string }>(
    queries,
    sql`select id from credit where voided_at is null order by random() limit ${CARDS_AT_ONCE}`,
  );
  const workOn = async ({ id }: { id: string }) => {
    const cents = random.whole(1, 4_000);
    const add = () => changeBalance(queries, id, cents);
    const take = () => changeBalance(queries, id, -cents);
    const end = () => queries.transaction((tx) => voidCredit(tx, id));
    const sendAgain = () => sendGiftCard(queries, id, false);
    const ways: [(() => Promise<unknown>)[], ...(() => Promise<unknown>)[][]] = [
      [add, take],
      [take, take],
      [add, take, sendAgain],
      random.chance(0.3) ? [end, take, end] : [add],
    ];
    await Promise.allSettled(random.pick(ways).map((way) => way()));
  };
  await Promise.all(cards.map(workOn));
}

/** A line of an order of gift cards, with the card that was to be made of it, and what refunds of its order took from it. */
type SoldLine = BoughtCard & { shopper: string; cents: number };

/** Orders and credits are no tables of one statement: in a cluster they are of several machines. */
function readSoldLines(queries: Queries): Promise<SoldLine[]> {
  return rowsOf<SoldLine>(
    queries,
    sql`select shopper, payment_intent as intent, payment_intent || '-' || (item->>'line') as card,
        (item->>'priceCents')::int as cents, coalesce((
          select sum((took->>'cents')::int)::int
          from order_event, jsonb_array_elements(body->'takenBack') as took
          where order_event.shopper = "order".shopper
            and order_event.payment_intent = "order".payment_intent
            and took->>'credit' = "order".payment_intent || '-' || (item->>'line')), 0) as "takenBackCents"
      from "order", jsonb_array_elements(items) as item where item ? 'isGiftCard'`,
  );
}

/** What the shop gives back of orders, by order: a refund that replaces others counts in their place. */
function readBack(queries: Queries) {
  return rowsOf<{ intent: string; cents: number }>(
    queries,
    sql`select payment_intent as intent, sum((body->>'amountCents')::int)::int as cents
      from order_event as made where kind = 'refunded' and by <> 'provider' and not exists (
        select from order_event as other where other.shopper = made.shopper
          and other.payment_intent = made.payment_intent
          and other.body->'inPlaceOf' @> (made.body->'no'))
      group by payment_intent`,
  );
}

/** What is gone from cards for refunds of their orders, or as staff has ended them, by card. */
function readGone(queries: Queries) {
  return rowsOf<{ card: string; cents: number }>(
    queries,
    sql`select substr(stock_key, 8) as card, -sum(units)::int as cents from stock_entry
      where stock_key like 'credit:%' and reason in ('taken_back', 'voided') group by stock_key`,
  );
}

const sumOf = (amounts: readonly { cents: number }[]) =>
  amounts.reduce((sum, { cents }) => sum + cents, 0);

async function readSold(queries: Queries, lines: readonly SoldLine[]): Promise<CardsOrder[]> {
  const [back, gone] = [await readBack(queries), await readGone(queries)];
  return [...Map.groupBy(lines, ({ intent }) => intent)].map(([intent, its]) => ({
    intent,
    // What failed stays owed beside what was made after it: of a card no more can go back than it was made with.
    backCents: Math.min(sumOf(back.filter((one) => one.intent === intent)), sumOf(its)),
    goneCents: sumOf(gone.filter(({ card }) => its.some((line) => line.card === card))),
  }));
}

/** By the tables of orders and of stock, past the shop's own code; what went back by what the orders say. */
export async function readKeptCards(queries: Queries): Promise<KeptCards> {
  const lines = await readSoldLines(queries);
  const priceOf = new Map(lines.map(({ card, cents }) => [card, cents]));
  const cards = await rowsOf<KeptCard>(
    queries,
    sql`select credit.id,
        case made_by when 'shopper' then null else split_part(made_by, ' ', 2)::int end as "wantedCents",
        coalesce(sum(units) filter (where reason in ('issued', 'bought')), 0)::int as "issuedCents",
        coalesce(sum(units) filter (where reason in ('changed', 'voided')), 0)::int as "movedCents",
        on_hand as "balanceCents", available as "availableCents",
        sent_at is null and voided_at is null and email is not null and on_hand > 0 as "isLate",
        sent_at is not null and email is not null as "isMailDue"
      from credit join stock on stock.credit = credit.id left join stock_entry using (stock_key)
      group by credit.id, on_hand, available`,
  );
  return {
    cards: cards.map((card) => ({
      ...card,
      wantedCents: card.wantedCents ?? priceOf.get(card.id) ?? null,
    })),
    bought: lines.map(({ card, intent, takenBackCents }) => ({ card, intent, takenBackCents })),
    sold: await readSold(queries, lines),
    orders: await rowsOf<CardOrder>(
      queries,
      sql`select payment_intent as intent, terms->'credit'->>'id' as card,
          (terms->'credit'->>'cents')::int as "paidCents",
          (select coalesce(sum((body->>'creditCents')::int), 0)::int from order_event
            where order_event.payment_intent = "order".payment_intent and kind = 'refunded'
              and body->>'credit' = "order".terms->'credit'->>'id') as "backCents",
          exists (select from order_event where order_event.payment_intent = "order".payment_intent
            and kind = 'cancelled') as "isCancelled"
        from "order" where terms ? 'credit'`,
    ),
    mails: await rowsOf<CardMail>(
      queries,
      sql`select body->>'credit' as card, dedupe = 'gift_card:first' as "isFirst", state,
          message_id as "messageId"
        from mail where kind = 'gift_card'`,
    ),
  };
}

/** Whether nothing is on its way any more. */
export function areMailed({ cards, mails }: KeptCards): boolean {
  return cards.every(({ isLate }) => !isLate) && mails.every(({ state }) => state === 'sent');
}

/**
 * What is wrong, a line each; `received` are all mails that have arrived. A mail whose answer was lost comes again
 * with the same code: one that is lost would take what is on the card along.
 */
export function judgeCards(
  handed: readonly HandedCard[],
  { cards, bought, sold, orders, mails }: KeptCards,
  received: readonly ArrivedMail[],
): string[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0);
  const problems: string[] = [];
  for (const { id, cents } of handed) {
    const kept = cards.find((card) => card.id === id);
    if (kept?.issuedCents !== cents) problems.push(`${id}: handed over with ${cents}, and lost`);
  }
  for (const card of cards) {
    const { id, wantedCents, issuedCents, movedCents, balanceCents, availableCents } = card;
    const its = orders.filter((order) => order.card === id);
    const [paid, back] = [
      sum(its.map(({ paidCents }) => paidCents)),
      sum(its.map(({ backCents }) => backCents)),
    ];
    const taken = sum(
      bought.map(({ card: its, takenBackCents }) => (its === id ? takenBackCents : 0)),
    );
    const right = (wantedCents ?? 0) + movedCents - paid + back - taken;
    if (issuedCents !== wantedCents) {
      problems.push(`${id}: made with ${issuedCents} in place of ${wantedCents}`);
    }
    if (balanceCents !== right || balanceCents < 0) {
      const facts = `${wantedCents} made, ${movedCents} by staff, ${paid} paid, ${back} back, ${taken} taken back`;
      problems.push(`${id}: has ${balanceCents}: ${facts}`);
    }
    if (availableCents !== balanceCents) {
      problems.push(`${id}: ${balanceCents - availableCents} is held for nobody`);
    }
    if (card.isLate) problems.push(`${id}: was not sent`);
    const first = mails.filter((mail) => mail.card === id && mail.isFirst).length;
    if (first !== (card.isMailDue ? 1 : 0)) problems.push(`${id}: has ${first} first mails`);
  }
  for (const { card, intent } of bought) {
    if (!cards.some(({ id }) => id === card)) problems.push(`${intent}: ${card} was never made`);
  }
  for (const { intent, backCents, goneCents } of sold) {
    if (backCents > goneCents) {
      problems.push(`${intent}: ${backCents} went back, and ${goneCents} is gone from its cards`);
    }
  }
  for (const { intent, card, paidCents, backCents, isCancelled } of orders) {
    const back = `${backCents} of the ${paidCents} of ${card} are back`;
    if (!cards.some(({ id }) => id === card)) problems.push(`${intent}: paid by no card`);
    if (backCents > paidCents) problems.push(`${intent}: ${back}`);
    if (isCancelled && backCents < paidCents) problems.push(`${intent}: cancelled, and ${back}`);
  }
  for (const { card, state, messageId } of mails) {
    const arrived = received.filter((one) => messageId !== null && one.messageId === messageId);
    const codes = new Set(arrived.map(({ text }) => codeIn(text)));
    if (state !== 'sent') problems.push(`${card}: its mail is ${state}`);
    else if (arrived.length === 0) problems.push(`${card}: its mail was lost`);
    else if (codes.size > 1 || codes.has(null)) {
      problems.push(`${card}: its mail has come with ${codes.size} codes`);
    }
  }
  return problems;
}
