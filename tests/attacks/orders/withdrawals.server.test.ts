/** Whoever knows the number of an order learns nothing of it by withdrawing from it, and withdraws for nobody else. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { order as orderTable } from '#db/schema/order-schema.ts';
import { withdrawalDeclaration } from '#db/schema/withdrawal-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { guestOrder } from '#tests/fixtures/guest-order.ts';
import { mailedLink, pathOf } from '#tests/fixtures/mailed-link.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLimits } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({
  ...{ built: await importShop(), database, sendsEvents: false },
  limits: testLimits({ withdrawals: { windowSeconds: 3_600, max: 40 } }),
  settings: { fixed: { market: 'eu' } },
});
afterAll(shop.close);

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

async function ordered(email: string) {
  const order = await guestOrder({ shop, queries }, 60, { email });
  const [row] = await queries
    .select()
    .from(orderTable)
    .where(eq(orderTable.paymentIntent, order.id));
  return { ...order, number: row?.number ?? '' };
}

function declare(visitor: TestVisitor, orderNumber: string, email: string, extent = 'whole') {
  const fields = { do: 'confirm', name: 'Anna Huber', email, orderNumber, extent };
  return visitor.post('/withdraw', String(new URLSearchParams(fields)), FORM);
}

async function withdrawalsOf(guest: string, id: string) {
  const order = await readOrderDetails(queries, guest, id);
  return order && foldOrder(order).withdrawals;
}

const mailsTo = (email: string) =>
  queries
    .select()
    .from(mail)
    .where(eq(mail.recipient, email))
    .then((rows) => rows.filter(({ kind }) => kind === 'withdrawal_received'));

async function linkTo(email: string): Promise<string> {
  const [row] = await mailsTo(email);
  if (!row) throw new Error('No acknowledgement');
  return pathOf(await mailedLink(queries, row));
}

/** What is said, without what was typed, times and links. */
function wordsOf(text: string, typed: readonly string[]): string {
  const plain = text.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
  const same = typed.reduce((rest, one) => rest.replaceAll(one, '…'), plain);
  return same.replace(/\d{1,2}:\d\d[ap]m/g, '…').replace(/withdraw\/[\w-]+\?key=[\w-]+/g, '…');
}

test('a known and an unknown number are answered, and acknowledged, in the same words', async () => {
  const { number, guest, id } = await ordered('known@example.com');
  const others: [string, string][] = [
    [number, 'known@example.com'],
    [number, 'stranger@example.com'],
    ['CCCCCCCCCC', 'nobody@example.com'],
  ];
  const setting = { shopName: 'Basket', timeZone: 'UTC', shopUrl: () => 'http://localhost' };
  const pages = [];
  const mails = [];
  for (const [typed, email] of others) {
    const answer = await declare(shop.visitor(), typed, email);
    expect(answer.status).toBe(200);
    pages.push(wordsOf(await answer.text(), [typed, email]));
    const [row] = await mailsTo(email);
    const { text, subject } = await renderMail(
      queries,
      {
        shopper: row?.shopper ?? '',
        kind: 'withdrawal_received',
        body: row?.body,
        queuedSeconds: 0,
      },
      setting,
    );
    mails.push(wordsOf(subject + text, [typed, email]));
  }
  expect(new Set(pages)).toEqual(new Set(pages.slice(0, 1)));
  expect(pages[0]).toContain('We have received your withdrawal');
  expect(new Set(mails).size).toBe(1);
  expect(mails[0]).toContain('I withdraw from the contract of order ….');
  expect(await withdrawalsOf(guest, id)).toEqual([]);
});

test('it takes effect by the link of the acknowledgement alone, once, and counts from the declaration', async () => {
  const { number, guest, id } = await ordered('owner@example.com');
  await declare(shop.visitor(), ` ${number.toLowerCase()} `, 'Owner@Example.com');
  const link = await linkTo('owner@example.com');
  const forged = link.replace(/key=(.)/, (_, first) => `key=${first === '_' ? 'a' : '_'}`);
  for (const other of [forged, link.replace(/\/withdraw\/[^?]+/, '/withdraw/none')]) {
    expect((await shop.visitor().get(other)).status).toBe(404);
  }
  const reader = shop.visitor();
  expect(await (await reader.get(link)).text()).toContain('Withdraw from order');
  expect(await withdrawalsOf(guest, id)).toEqual([]);
  const [line] = (await readOrderDetails(queries, guest, id))?.basket ?? [];
  const body = String(new URLSearchParams({ do: 'confirm', [`count-${line?.line}`]: '1' }));
  await Promise.all([1, 2, 3].map(() => reader.post(link, body, FORM)));
  const withdrawals = await withdrawalsOf(guest, id);
  const [declared] = await queries
    .select()
    .from(withdrawalDeclaration)
    .where(eq(withdrawalDeclaration.email, 'owner@example.com'));
  expect(withdrawals).toMatchObject([
    { declaredSeconds: Math.floor((declared?.declaredAt.getTime() ?? 0) / 1_000) },
  ]);
  expect(declared?.settledAt).not.toBeNull();
  expect((await readOrderDetails(queries, guest, id))?.refunds).toHaveLength(1);
});

test('what is chosen by a link that was seen to already is declared now, not then', async () => {
  const { number, guest, id } = await ordered('slow@example.com');
  await declare(shop.visitor(), number, 'slow@example.com');
  const then = new Date('2026-01-01');
  await queries
    .update(withdrawalDeclaration)
    .set({ declaredAt: then, settledAt: then })
    .where(eq(withdrawalDeclaration.email, 'slow@example.com'));
  const [line] = (await readOrderDetails(queries, guest, id))?.basket ?? [];
  const body = String(new URLSearchParams({ do: 'confirm', [`count-${line?.line}`]: '1' }));
  await shop.visitor().post(await linkTo('slow@example.com'), body, FORM);
  const [withdrawal] = (await withdrawalsOf(guest, id)) ?? [];
  expect(withdrawal?.declaredSeconds).toBeGreaterThan(then.getTime() / 1_000);
});

test('a name has no address in it that a mail would make a link of', async () => {
  const body = { name: 'Dr.Anna of www.evil.example', orderNumber: 'CCCCCCCCCC' };
  const fields = { do: 'confirm', ...body, email: 'linked@example.com', extent: 'whole' };
  await shop.visitor().post('/withdraw', String(new URLSearchParams(fields)), FORM);
  const [row] = await mailsTo('linked@example.com');
  expect(row?.body).toMatchObject({ name: 'Dr. Anna of www. evil. example' });
});

test('the link of a declaration that matches no order shows none', async () => {
  const { number } = await ordered('other-owner@example.com');
  await declare(shop.visitor(), number, 'guesser@example.com');
  const page = await (await shop.visitor().get(await linkTo('guesser@example.com'))).text();
  expect(page).toContain('The shop compares it with its orders');
  expect(page).not.toContain('count-');
});

test('the page of an order is shown to its own account and link alone', async () => {
  const { id, path } = await ordered('shown@example.com');
  const stranger = shop.visitor();
  await stranger.register();
  for (const page of [`/orders/${id}/withdraw`, `/orders/${id}/withdraw?for=guest_x&key=y`]) {
    const answer = await stranger.get(page);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('count-');
    const body = String(new URLSearchParams({ do: 'confirm', 'count-1': '1' }));
    expect((await stranger.post(page, body, FORM)).status).toBe(404);
  }
  expect((await shop.visitor().get(path.replace('?', '/withdraw?'))).status).toBe(200);
});

test('what is declared again and again is one declaration, and one mail', async () => {
  const { number } = await ordered('again@example.com');
  await Promise.all([1, 2, 3].map(() => declare(shop.visitor(), number, 'again@example.com')));
  expect(await mailsTo('again@example.com')).toHaveLength(1);
});

test('the whole order is declared after some of its items, and acknowledged as what it is', async () => {
  const { number } = await ordered('wider@example.com');
  await declare(shop.visitor(), number, 'wider@example.com', 'some');
  await declare(shop.visitor(), number, 'wider@example.com', 'whole');
  const bodies = (await mailsTo('wider@example.com')).map(({ body }) => body);
  expect(bodies).toEqual([
    expect.objectContaining({ extent: 'some' }),
    expect.objectContaining({ extent: 'whole' }),
  ]);
});

test('one that a flood has left without its mail is acknowledged once it is declared again', async () => {
  const { number } = await ordered('late@example.com');
  await queries.insert(withdrawalDeclaration).values({
    ...{ id: 'kept-back', name: 'Anna', email: 'late@example.com', orderNumber: number },
    extent: 'whole',
  });
  await declare(shop.visitor(), number, 'late@example.com');
  const bodies = (await mailsTo('late@example.com')).map(({ body }) => body);
  expect(bodies).toEqual([expect.objectContaining({ declaration: 'kept-back' })]);
});

test('no mailbox is flooded, though each declaration is taken; and one address sends so many', async () => {
  const flooder = shop.visitor();
  const numbers = Array.from({ length: 8 }, (_none, index) => `CCCCCCCCC${index + 2}`);
  for (const number of numbers) {
    expect((await declare(flooder, number, 'victim@example.com')).status).toBe(200);
  }
  expect(await mailsTo('victim@example.com')).toHaveLength(5);
  const taken = await queries
    .select()
    .from(withdrawalDeclaration)
    .where(eq(withdrawalDeclaration.email, 'victim@example.com'));
  expect(taken).toHaveLength(numbers.length);
  const answers = await Promise.all(
    Array.from({ length: 41 }, () => declare(flooder, 'CCCCCCCCCC', 'more@example.com')),
  );
  const limited = answers.find(({ status }) => status === 429);
  expect(await limited?.text()).toContain('this one has to wait');
});

test.each([
  ['a link', { name: 'http://evil.example' }, 'Enter your name in letters.'],
  ['no number', { orderNumber: 'see http://evil.example' }, 'ten letters and digits of the order'],
  ['no address', { email: 'anna' }, 'Enter an e-mail address'],
])('%s is not mailed to anybody', async (_what, wrong, complaint) => {
  const right = { name: 'Anna', email: 'spam@example.com', orderNumber: 'CCCCCCCCCC' };
  const body = String(new URLSearchParams({ do: 'confirm', ...right, ...wrong }));
  const answer = await shop.visitor().post('/withdraw', body, FORM);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(complaint);
  expect(await mailsTo('spam@example.com')).toEqual([]);
});
