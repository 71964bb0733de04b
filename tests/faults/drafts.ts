/**
 * Orders that staff makes for customers: paid by hand by two clerks at once, or by the card of whoever opens their link,
 * filled and ended meanwhile, and given back twice.
 */
import { sql } from 'drizzle-orm';
import { draftLink } from '#app/features/drafts/draft-link.server.ts';
import { changeDraft, makeDraft, readDraft } from '#app/features/drafts/draft-store.server.ts';
import { giveBack } from '#app/features/payment/by-hand/give-back.server.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { handOver } from './gift-cards.ts';
import type { Random } from './random.ts';

const VARIANTS = ['book', 'tablet', 'stand-mixer'] as const;

const ADDRESS = {
  ...{ country: 'NO', name: 'Ann Lee', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  postalCode: '0150',
};

const BY_HAND = {
  how: 'transfer',
  reference: 'faults',
  paidOn: '2026-11-28',
  by: 'faults',
} as const;

const LINK_SECONDS = 3_600;

/** The paths of links that pay for something still, and how many orders were paid for so. */
export type DraftLinks = { open: string[]; orders: number };

/** By the tables; a link that is over by now may be among them when it is used. */
export async function readDraftLinks(queries: Queries): Promise<DraftLinks> {
  const rows = await rowsOf<{ draft: string; order: string | null }>(
    queries,
    sql`select draft, payment_intent as order from draft_order
      where link_until > now() and ended_at is null and not exists (select from payment
        where intent = payment_intent and provider = 'by_hand')`,
  );
  const unpaid = rows.filter(({ order }) => order === null);
  const open = unpaid.map(async ({ draft }) => {
    const { query } = await draftLink(queries, draft);
    return `/draft/${draft}?${new URLSearchParams(query)}`;
  });
  return { open: await Promise.all(open), orders: rows.length - unpaid.length };
}

/** Sells it at what it costs by now, unless something else was faster. */
async function markPaid({ sellByHand, database }: Shop, guest: string): Promise<void> {
  const asked = await sellByHand(guest, 0);
  if (asked.ok || asked.refusal.code !== 'total_changed') return;
  const sale = await sellByHand(guest, asked.refusal.totalCents);
  if (!sale.ok) return;
  await database.queries.transaction(async (tx) => {
    const sold = await sale.value.write(tx, BY_HAND);
    // As the operation does: nothing of it stays.
    if (!sold?.ok) throw new Error('Something else was faster');
  });
}

/** One draft, with a few things that happen to it at the same moment; and what is due of those that were paid so. */
export async function workOnDrafts(shop: Shop, random: Random): Promise<void> {
  const { queries } = shop.database;
  const email = `draft-${random.whole(0, 1_000_000)}@example.com`;
  const id = await makeDraft(queries, { email, note: '', exchangeFor: null, madeBy: 'faults' });
  const draft = await readDraft(queries, id);
  if (!draft) return;
  const { shopper } = draft;
  const fill = () =>
    shop.basket.change(shopper, { type: 'ADD_TO_BASKET', variant: random.pick(VARIANTS) });
  await fill();
  await shop.addresses.save(shopper, ADDRESS);
  if (random.chance(0.3)) {
    const { code } = await handOver(queries, random.whole(1, 90_000));
    await shop.saveCredit(shopper, { code });
  }
  const pay = () => markPaid(shop, shopper);
  const end = () => changeDraft(queries, draft, { isEnded: true });
  const linkUntilSeconds = Math.floor(Date.now() / 1_000) + LINK_SECONDS;
  const send = () => changeDraft(queries, draft, { linkUntilSeconds });
  const ways: [(() => Promise<unknown>)[], ...(() => Promise<unknown>)[][]] = [
    [pay, pay],
    [pay, end],
    [pay, fill],
    [pay, pay, fill],
    [send],
    [send, fill],
    [send, end],
    [send, pay],
  ];
  await Promise.allSettled(random.pick(ways).map((way) => way()));
  const due = await rowsOf<{ shopper: string; intent: string; no: number }>(
    queries,
    sql`select shopper, payment_intent as intent, no from refund
      where provider = 'by_hand' and state = 'due' order by random() limit 2`,
  );
  const give = ({ no, ...order }: (typeof due)[number]) =>
    giveBack(queries, order, { no, reference: '' });
  await Promise.allSettled(due.flatMap((one) => [give(one), give(one)]));
}
