/** The pages on which a consumer withdraws from an order, over HTTP and without scripts. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readNoticeFacts } from '#app/features/mail/template/notice-facts.server.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { orderLink } from '#app/features/orders/link/guest-order-link.server.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { order as orderTable } from '#db/schema/order-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { linksIn, pathOf } from '#tests/fixtures/mailed-link.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';
import { readOpenDeclarations, settleDeclaration } from './declarations.server.ts';
import { postWithdrawal } from './withdraw-from-order.server.ts';

const database = await testDatabase();
const { queries } = database;
const built = await importShop();
const shop = await testShop({
  ...{ built, database, sendsEvents: false },
  settings: { fixed: { market: 'eu' } },
});
afterAll(shop.close);

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

async function textOf(answer: Response): Promise<string> {
  const html = await answer.text();
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
}

async function detailsOf(shopper: string, id: string) {
  const details = await readOrderDetails(queries, shopper, id);
  if (!details) throw new Error('Unable to find the order');
  return details;
}

/** A guest's order of two books and a tablet. `page` is where its mail's link withdraws. */
async function guestOrder(email: string | null) {
  const visitor = shop.visitor();
  await visitor.add('book', 'book', 'tablet');
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  const [row] = await queries.select().from(orderTable).where(eq(orderTable.paymentIntent, id));
  const guest = row?.shopper ?? '';
  if (email)
    await queries.insert(orderContact).values({ shopper: guest, paymentIntent: id, email });
  const path = pathOf(await orderLink(queries, guest, id));
  const page = path.replace('?', '/withdraw?');
  const [book = 0, , tablet = 0] = (await detailsOf(guest, id)).basket.map(({ line }) => line);
  return { id, guest, path, page, book: `count-${book}`, tablet: `count-${tablet}` };
}

const post = (visitor: TestVisitor, page: string, fields: Record<string, string>) =>
  visitor.post(page, String(new URLSearchParams(fields)), FORM);

async function ship(guest: string, id: string): Promise<void> {
  const body = { carrier: 'Post', tracking: '1' };
  await shop.orderActions.record(guest, id, { kind: 'shipped', body });
  await shop.orderActions.record(guest, id, { kind: 'delivered', body: {} });
}

async function acknowledgements(email: string) {
  const rows = await queries.select().from(mail).where(eq(mail.recipient, email));
  const setting = { shopName: 'Basket', timeZone: 'UTC', shopUrl: () => 'http://localhost' };
  return Promise.all(
    rows
      .filter(({ kind }) => kind === 'order_withdrawn')
      .map(({ shopper, body }) =>
        renderMail(queries, { shopper, kind: 'order_withdrawn', body, queuedSeconds: 0 }, setting),
      ),
  );
}

test('every page, the order and its mails lead to the withdrawal, and without the setting none does', async () => {
  const visitor = shop.visitor();
  const { id, guest, path, page } = await guestOrder('leads@example.com');
  for (const each of ['/', '/help', '/nowhere', path]) {
    expect(await textOf(await visitor.get(each))).toContain('Withdraw from contract here');
  }
  expect(await (await visitor.get(path)).text()).toContain(page.replaceAll('&', '&amp;'));
  const facts = {
    shopper: guest,
    kind: 'order_placed',
    body: { order: id },
    queuedSeconds: 0,
  } as const;
  const setting = { shopName: 'Basket', timeZone: 'UTC', shopUrl: () => 'http://localhost' };
  const on = await renderMail(queries, facts, { ...setting, withdrawalDays: 14 });
  expect(linksIn(on.html)).toContain(`http://localhost${page}`);
  const off = await renderMail(queries, facts, setting);
  expect(off.html).not.toContain('withdraw');

  const plain = await testShop({ built, database: await testDatabase(), sendsEvents: false });
  const other = plain.visitor();
  const home = await (await other.get('/')).text();
  expect(home.replace(/<style\b.*?<\/style>/gs, '')).not.toContain('ithdraw');
  expect((await other.get('/withdraw')).status).toBe(404);
  await plain.close();
});

test('staff is told of one by the number of an order, until somebody has seen to it', async () => {
  const declared = { name: 'Kim Lee', email: 'kim@example.com', orderNumber: 'ABCD234567' };
  await post(shop.visitor(), '/withdraw', { ...declared, do: 'confirm' });
  const [waiting] = await readOpenDeclarations(queries, 1);
  const facts = [{ subject: waiting?.id ?? '', ref: {} }];
  const body = { notice: 'withdrawal.declared', facts, more: 0 };
  const told = { shopper: 'staff_pat', kind: 'staff_notice', body, queuedSeconds: 0 } as const;
  const setting = { shopName: 'Basket', timeZone: 'UTC', shopUrl: () => 'http://localhost' };
  const adminUrl = () => 'http://localhost:3001';
  const mailed = await renderMail(queries, told, { ...setting, adminUrl });
  expect(mailed.subject).toBe('Withdrawal by order number: ABCD234567');
  expect(mailed.text).toContain('- ABCD234567: Kim Lee');
  expect(mailed.text).toContain('http://localhost:3001/withdrawals');
  await settleDeclaration(queries, waiting?.id ?? '');
  expect(await readNoticeFacts(queries, { notice: 'withdrawal.declared', facts, more: 0 })).toEqual(
    [],
  );
});

test('all of an order is chosen at first, repeated, and confirmed once: what was not sent is paid back', async () => {
  const visitor = shop.visitor();
  const { id, guest, page, book, tablet } = await guestOrder('whole@example.com');
  const first = await (await visitor.get(page)).text();
  expect(first).toMatch(new RegExp(`name="${book}"[^]*<option value="2" selected`));
  expect(first).toMatch(new RegExp(`name="${tablet}"[^>]*checked`));
  const all = { [book]: '2', [tablet]: '1' };
  const review = await textOf(await post(visitor, page, { do: 'review', ...all }));
  expect(review).toContain('I withdraw from the contract of these items');
  expect(review).toContain('Confirm withdrawal');
  expect(review).toContain('You get back$622.91');
  expect(foldOrder(await detailsOf(guest, id)).withdrawals).toEqual([]);
  for (const _twice of [1, 2]) {
    const sent = await post(visitor, page, { do: 'confirm', ...all });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, page]);
  }
  const order = await detailsOf(guest, id);
  expect(foldOrder(order)).toMatchObject({ state: 'cancelled', restCents: 0 });
  expect(order.events.map(({ kind }) => kind)).toEqual(['refunded', 'withdrawn', 'cancelled']);
  expect(await textOf(await visitor.get(page))).toContain('We have received your withdrawal');
  const [mailed, ...others] = await acknowledgements('whole@example.com');
  expect(others).toEqual([]);
  expect(mailed?.text).toContain('2 × ');
  expect(mailed?.text).toMatch(/Received on: .* 20\d\d, \d+:\d\d[ap]m \(UTC\)/);
});

test('one of two is withdrawn from after the delivery, comes back, and its price goes back', async () => {
  const visitor = shop.visitor();
  const { id, guest, path, page, book } = await guestOrder('part@example.com');
  await ship(guest, id);
  expect(await textOf(await visitor.get(page))).toContain('In time until the end of');
  expect(await textOf(await post(visitor, page, { do: 'review' }))).toContain(
    'Choose at least one item.',
  );
  await post(visitor, page, { do: 'confirm', [book]: '1' });
  expect(foldOrder(await detailsOf(guest, id))).toMatchObject({
    ...{ state: 'withdrawn', refundedCents: 0 },
  });
  expect(await textOf(await visitor.get(path))).toContain('1 withdrawn');
  const { basket } = await detailsOf(guest, id);
  const lines = basket.slice(0, 1).map(({ line }) => line);
  const wanted = { lines, unsaleable: [], isRefunded: true, seenCents: 0 };
  expect(await shop.orderActions.receiveReturn(guest, id, wanted)).toEqual({
    ...{ kind: 'done', cents: 1_196 },
  });
  expect(foldOrder(await detailsOf(guest, id))).toMatchObject({ state: 'delivered' });
});

test('while the bank decides about the charge, neither page nor mail promises money at once', async () => {
  const visitor = shop.visitor();
  const { guest, id, page, book } = await guestOrder('disputed@example.com');
  const body = { id: 'dp', status: 'under_review', reason: 'x', amountCents: 1, dueSeconds: null };
  await queries.execute(sql`
    insert into order_event (shopper, payment_intent, no, kind, body, by)
    values (${guest}, ${id}, 1, 'disputed', ${JSON.stringify(body)}::jsonb, 'provider')`);
  await post(visitor, page, { do: 'confirm', [book]: '1' });
  expect(foldOrder(await detailsOf(guest, id)).refundedCents).toBe(0);
  const mailed = await acknowledgements('disputed@example.com');
  expect(mailed).toHaveLength(1);
  for (const text of [await textOf(await visitor.get(page)), JSON.stringify(mailed)]) {
    expect(text).toMatch(/Your bank is deciding about this payment: the money goes back by \w+ \d/);
    expect(text).not.toContain('at once');
  }
});

test('a guest who gave no e-mail is asked where the confirmation goes', async () => {
  const visitor = shop.visitor();
  const { guest, id, page, tablet } = await guestOrder(null);
  expect(await textOf(await visitor.get(page))).toContain('E-mail for the confirmation');
  const fields = { do: 'confirm', [tablet]: '1' };
  expect(await textOf(await post(visitor, page, { ...fields, email: 'no' }))).toContain(
    'Enter an e-mail address',
  );
  expect(foldOrder(await detailsOf(guest, id)).withdrawals).toEqual([]);
  await post(visitor, page, { ...fields, email: 'late@example.com' });
  expect(await acknowledgements('late@example.com')).toHaveLength(1);
});

test('the e-mail that is typed is kept with the withdrawal alone: of an order that was cancelled meanwhile it is not', async () => {
  const { guest, id, tablet } = await guestOrder(null);
  const seen = await detailsOf(guest, id);
  await shop.orderActions.cancelOrder(guest, id, '', 'staff');
  const parts = { queries, orderActions: shop.orderActions, period: { days: 14, timeZone: 'UTC' } };
  const fields = { do: 'confirm', [tablet]: '1', email: 'not@kept.com' };
  expect(await postWithdrawal(parts, seen, fields, Math.floor(Date.now() / 1_000))).not.toBe(
    'done',
  );
  const contacts = await queries
    .select()
    .from(orderContact)
    .where(eq(orderContact.paymentIntent, id));
  expect(contacts.map(({ email }) => email)).not.toContain('not@kept.com');
});

test('after its period a withdrawal is taken, acknowledged, and known to staff as late', async () => {
  const visitor = shop.visitor();
  const { guest, id, page, path, tablet } = await guestOrder('late-one@example.com');
  await ship(guest, id);
  await queries.execute(
    sql`update order_event set at = at - interval '40 days' where payment_intent = ${id}`,
  );
  const paths = await (await visitor.get(path)).text();
  expect(paths).not.toContain(page.replaceAll('&', '&amp;'));
  expect(await textOf(await visitor.get(page))).toContain('The period of withdrawal is over.');
  const review = await textOf(await post(visitor, page, { do: 'review', [tablet]: '1' }));
  expect(review).not.toContain('You get back');
  await post(visitor, page, { do: 'confirm', [tablet]: '1' });
  expect(foldOrder(await detailsOf(guest, id)).withdrawals).toMatchObject([{ isLate: true }]);
  const mails = await acknowledgements('late-one@example.com');
  expect(mails).toHaveLength(1);
  for (const text of [review, await textOf(await visitor.get(page)), JSON.stringify(mails)]) {
    expect(text).toContain('It comes after the period: the shop decides, and answers you.');
    expect(text).not.toContain('Send the goods back');
  }
});
