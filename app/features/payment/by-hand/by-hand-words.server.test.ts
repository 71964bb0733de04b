/** What a customer reads of an order that was paid without a card: nothing of a card, and nothing of staff. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readAccountData } from '#app/features/account/data/account-data.server.ts';
import type { MailKind } from '#app/features/mail/mail-kinds.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { readBooks } from '#app/features/orders/export/order-export-store.server.ts';
import { toOrderView } from '#app/features/orders/page/order-view.ts';
import { user } from '#db/schema/auth-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { giveBack } from './give-back.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

/** An account's book, paid by transfer. */
async function sold() {
  const shopper = shop.accountId();
  await queries.insert(user).values({ id: shopper, name: '', email: `${shopper}@example.com` });
  await shop.add(shopper, 'book');
  const sale = await shop.sellByHand(shopper, 1_196);
  if (!sale.ok) throw new Error(`Unable to sell: ${sale.refusal.code}`);
  const { write } = sale.value;
  const byHand = { how: 'transfer', reference: '2041', paidOn: '2026-11-27', by: 'olga' } as const;
  const made = await queries.transaction((tx) => write(tx, byHand));
  if (!made?.ok) throw new Error('Unable to sell');
  return { shopper, intent: made.value.id };
}

async function mailOf(shopper: string, kind: MailKind): Promise<string> {
  const [row] = await rowsOf<{ body: object }>(
    queries,
    sql`select body from mail where shopper = ${shopper} and kind = ${kind}`,
  );
  const facts = { shopper, kind, body: row?.body, queuedSeconds: 1_795_338_300 };
  const setting = {
    ...{ shopName: 'Basket', timeZone: 'UTC', deliveryNote: '' },
    shopUrl: () => 'https://a.example',
  };
  const { subject, text } = await renderMail(queries, facts, setting);
  return `${subject}\n${text}`;
}

async function viewOf(shopper: string, intent: string) {
  const details = await shop.orders.details(shopper, intent);
  if (!details) throw new Error('There is no order');
  return toOrderView(details, new Map(), '2026-11-28');
}

test('the mail and the page of it say how it was paid', async () => {
  const { shopper, intent } = await sold();
  expect(await mailOf(shopper, 'order_placed')).toContain('Paid by bank transfer, reference 2041');
  const view = await viewOf(shopper, intent);
  expect(view.timeline.at(-1)?.detail).toBe('Paid by bank transfer, reference 2041: $11.96.');
  expect(JSON.stringify(view)).not.toMatch(/olga|card/);
});

test('mails and page say that the shop gives it back, and that it has', async () => {
  const { shopper, intent } = await sold();
  const wanted = { cents: 100, lines: null, seenCents: 0, isSure: true, reason: 'late' };
  await shop.orderActions.refundOrder(shopper, intent, wanted);
  await shop.orderActions.cancelOrder(shopper, intent, '', 'shopper');
  const refunded = await mailOf(shopper, 'order_refunded');
  expect(refunded).toContain('The shop gives $1.00 back to you itself.');
  const cancelled = await mailOf(shopper, 'order_cancelled');
  expect(cancelled).toContain('the shop gives $10.96 back to you itself.');
  await giveBack(queries, { shopper, intent }, { no: 1, reference: '' });
  const told = (await viewOf(shopper, intent)).timeline.map(({ detail }) => detail);
  expect(told).toEqual([
    'The shop gives all of it back to you itself.',
    'The shop gives it back to you itself.',
    'The shop has given it back to you.',
    'Paid by bank transfer, reference 2041: $11.96.',
  ]);
  expect(`${refunded}${cancelled}${told}`).not.toContain('card');
});

test('the download of the account says how it was paid, and not who of staff has seen it', async () => {
  const { shopper } = await sold();
  let text = '';
  for await (const piece of readAccountData(queries, shopper)) text += piece;
  expect(text).toContain('2041');
  expect(text).not.toContain('olga');
});

test('the books say of the order and of what went back how it was paid', async () => {
  const { shopper, intent } = await sold();
  await shop.orderActions.cancelOrder(shopper, intent, '', 'staff');
  await giveBack(queries, { shopper, intent }, { no: null, reference: 'T-9' });
  const rows = [];
  for await (const page of readBooks(queries, { from: null, to: null })) rows.push(...page);
  const byHand = { how: 'transfer', reference: '2041' };
  expect(rows.filter(({ paymentIntent }) => paymentIntent === intent)).toMatchObject([
    { kind: 'order', byHand },
    { kind: 'refund', byHand, booked: [{ no: 1, amountCents: 1_196 }] },
  ]);
});
