/** Staff says for whom a gift card is that a customer buys by telephone: what a shopper could say at the payment. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readDraft } from '#app/features/drafts/draft-store.server.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ mode: { delivery: 'placeholder', codes: false, credits: true } });
afterAll(shop.close);
const { queries } = shop;
const run = testShell(shop);
const drafts = async (...words: string[]) => run('drafts', ...words);

const CARD = 'usb-c-cable';
const TO_KIM = ['--email', 'kim@example.com', '--giver', 'Jo', '--words', 'Enjoy it'];

/** The id of a draft of one gift card of $25, for Ann. */
async function draftOfCard(): Promise<string> {
  await queries.execute(
    sql`update product set gift_card = 'yes', price_cents = 2500 where variant = ${CARD}`,
  );
  const { out } = await drafts('make', '--email', 'ann@example.com', '--json');
  const { draft } = JSON.parse(out);
  await drafts('set-units', draft, CARD);
  return draft;
}

test('the card is mailed to whom staff has named, on the day and with the words', async () => {
  const draft = await draftOfCard();
  const said = await drafts('set-gift', draft, ...TO_KIM, '--send-on', '2099-12-24', '--json');
  expect(JSON.parse(said.out)).toMatchObject({
    giftTo: { email: 'kim@example.com', giver: 'Jo', words: 'Enjoy it', day: '2099-12-24' },
    problem: null,
  });
  const paid = ['--total', '25', '--how', 'cash', '--json'];
  const sold = await drafts('mark-paid', draft, ...paid);
  const { order } = JSON.parse(sold.out);
  const guest = (await readDraft(queries, draft))?.shopper ?? '';
  const bought = await shop.orders.details(guest, order);
  expect(bought?.giftCards).toMatchObject([
    { email: 'kim@example.com', worthCents: 2_500, sentSeconds: null },
  ]);
});

test('what is not said stays, and an empty text takes it away', async () => {
  const draft = await draftOfCard();
  await drafts('set-gift', draft, ...TO_KIM);
  const later = await drafts('set-gift', draft, '--send-on', '2099-12-24', '--json');
  expect(JSON.parse(later.out).giftTo).toMatchObject({
    ...{ email: 'kim@example.com', giver: 'Jo', words: 'Enjoy it', day: '2099-12-24' },
  });
  const cleared = await drafts('set-gift', draft, '--send-on', '', '--email', '', '--json');
  expect(JSON.parse(cleared.out).giftTo).toMatchObject({ email: null, giver: 'Jo', day: null });
});

test('no link is sent for what nobody could pay: gift cards and goods together', async () => {
  const draft = await draftOfCard();
  await drafts('set-units', draft, 'book');
  const refused = await drafts('send', draft);
  expect(refused.code).not.toBe(0);
  expect(refused.err).toContain('Gift cards are ordered alone');
  await drafts('set-units', draft, 'book', '--units', '0');
  expect((await drafts('send', draft)).code).toBe(0);
});

test('without a word it goes to the customer, and a day that is over is refused', async () => {
  const draft = await draftOfCard();
  const { out } = await drafts('show', draft, '--json');
  expect(JSON.parse(out)).toMatchObject({ giftTo: { email: null, day: null } });
  const past = await drafts('set-gift', draft, ...TO_KIM, '--send-on', '2020-12-24');
  expect(past.code).not.toBe(0);
  expect(past.err).toContain('over');
});
