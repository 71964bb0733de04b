/** The orders of the admin over HTTP: the list, the page of one, and what is done to it. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { findOwner, pageOfOrders } from '#app/features/orders/staff/order-pages.server.ts';
import { sumAll } from '#app/features/orders/staff/sales-variants.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { order } from '#db/schema/order-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

/** A paid order of a new account, with its e-mail. */
async function placeOrder(...variants: string[]): Promise<{ id: string; email: string }> {
  const visitor = shop.visitor();
  const email = newEmail();
  await visitor.register(email);
  await visitor.add(...(variants.length > 0 ? variants : ['book']));
  const id = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${id}`);
  return { id, email };
}

async function detailsOf(id: string): Promise<OrderDetails> {
  const details = await readOrderDetails(queries, (await findOwner(queries, id)) ?? '', id);
  if (!details) throw new Error(`There is no order ${id}`);
  return details;
}

const stateOf = async (id: string) => foldOrder(await detailsOf(id)).state;

/** Posts the form of an operation on the page of an order. */
const act = (id: string, verb: string, fields: Record<string, string> = {}, by = staff) =>
  by.submit(`/orders/${id}`, { operation: `orders.${verb}`, order: id, ...fields });

describe('the list', () => {
  test('has number, e-mail, total and state of each order, the newest first', async () => {
    const first = await placeOrder('book');
    const second = await placeOrder('tablet');
    await queries
      .update(order)
      .set({ createdSeconds: sql`created_seconds - 60` })
      .where(eq(order.paymentIntent, first.id));
    const text = await staff.textOf('/orders');
    const { number } = await detailsOf(second.id);
    expect(text).toMatch(new RegExp(`${number}.*${second.email}.*Placed1\\$598\\.99`));
    expect(text.indexOf(second.email)).toBeLessThan(text.indexOf(first.email));
  });

  test('says whom an order is for and where it goes, is narrowed to that, and saved by a name', async () => {
    const { id } = await placeOrder('tablet');
    const { number, shopper } = await detailsOf(id);
    await queries.insert(orderContact).values({ shopper, paymentIntent: id, name: 'Nora Lee' });
    await queries.execute(sql`update order_status set country = 'NO' where payment_intent = ${id}`);
    const narrowed = '/orders?country=NO&least=500.00';
    expect(await staff.textOf(narrowed)).toMatch(new RegExp(`${number}.*Nora LeeNorway`));
    expect(await staff.textOf('/orders?country=NO&least=600')).toContain('No orders here.');
    const view = { name: 'Norway, <b>much</b>', country: 'NO', leastTotal: '500.00' };
    await staff.submit(narrowed, { operation: 'views.save', ...view });
    expect(await staff.textOf('/orders')).toContain('Norway, &lt;b&gt;much&lt;/b&gt;');
    expect(await staff.textOf(narrowed)).toContain('Remove the list');
    await staff.submit(narrowed, { operation: 'views.remove', name: view.name });
    expect(await staff.textOf('/orders')).not.toContain('much');
  });

  test('is read in pages that leave none out and repeat none', async () => {
    for (let n = 0; n < 5; n += 1) await placeOrder();
    const all = await pageOfOrders(queries, { states: null, after: null, limit: 100 });
    for (const states of [null, ['placed', 'packed'] as const]) {
      const ids: string[] = [];
      let after = null;
      do {
        const page = await pageOfOrders(queries, { states, after, limit: 2 });
        ids.push(...page.orders.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(ids.sort()).toEqual(all.orders.map(({ id }) => id).sort());
    }
  });

  test('goes on after a place that an address names, also one that no order has', async () => {
    expect((await staff.get('/orders?after=1700000000.5~pi_x')).status).toBe(200);
    expect((await staff.get('/orders?state=placed&after=1700000000.5~pi_x')).status).toBe(200);
  });

  test('is narrowed to a state', async () => {
    const { id, email } = await placeOrder();
    await act(id, 'pack');
    expect(await staff.textOf('/orders?state=packed')).toContain(email);
    expect(await staff.textOf('/orders?state=to-ship')).toContain(email);
    expect(await staff.textOf('/orders?state=delivered')).not.toContain(email);
  });

  test('is searched by number, by the beginning of an id, and by e-mail', async () => {
    const { id, email } = await placeOrder();
    const { number } = await detailsOf(id);
    const spoken = `${number.slice(0, 5)}-${number.slice(5)}`.toLowerCase();
    for (const text of [number, spoken, id, id.slice(0, -2), email, email.toUpperCase()]) {
      const answer = await staff.get(`/orders?q=${encodeURIComponent(text)}`);
      expect(answer.headers.get('location'), text).toBe(`/orders/${id}`);
    }
    expect(await staff.textOf('/orders?q=nobody@example.com')).toContain('No order has this');
    await sumAll(queries, 'UTC');
    const titled = await staff.textOf('/orders?q=quiet+startup');
    expect(titled).toContain(email);
    expect(titled).toContain(number);
  });

  test('is packed and shipped by ticks, and says what could not be', async () => {
    const [one, other] = [await placeOrder(), await placeOrder()];
    await act(other.id, 'cancel', { reason: '', confirmed: 'yes' });
    const body = new URLSearchParams([
      ['orders', one.id],
      ['orders', other.id],
      ['orders', 'pi_nothing'],
      ['carrier', 'of the other button'],
      ['operation', 'orders.pack-many'],
    ]);
    const answer = await staff.postJson('/orders', String(body), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect((await answer.text()).replace(/<[^>]*>/g, '')).toMatch(
      /Orders: 1 of 3 done\. There is no order pi_nothing.*is cancelled: only an order/,
    );
    expect(await stateOf(one.id)).toBe('packed');
    await staff.submit('/orders', {
      orders: one.id,
      operation: 'orders.ship-many',
      carrier: 'DHL',
    });
    const { parcels } = foldOrder(await detailsOf(one.id));
    expect(parcels).toMatchObject([{ no: 1, carrier: 'DHL', tracking: '' }]);
  });

  test('has packing slips of the ticked orders, without prices', async () => {
    const [one, other] = [await placeOrder('book', 'book'), await placeOrder('tablet')];
    const text = await staff.textOf(`/slips?orders=${one.id}&orders=${other.id}&orders=pi_x`);
    expect(text).toContain('2 packing slips');
    expect(text).toContain('2 ×The Quiet Startup');
    expect(text).not.toContain('$');
  });
});

describe('the page of an order', () => {
  test('has its life: packed, shipped, delivered, a return, each recorded by whom', async () => {
    const { id } = await placeOrder();
    const lines = String((await detailsOf(id)).basket[0]?.line);
    const steps = [
      ['pack', {}, 'packed'],
      ['ship', { carrier: 'DHL', tracking: '42' }, 'shipped'],
      ['deliver', {}, 'delivered'],
      ['receive-return', { lines, unsaleable: '', confirmed: 'yes' }, 'returned'],
    ] as const;
    for (const [verb, fields, state] of steps) {
      expect((await act(id, verb, fields)).status).toBe(200);
      expect(await stateOf(id)).toBe(state);
    }
    await act(id, 'note', { text: 'scratched' });
    const text = await staff.textOf(`/orders/${id}`);
    expect(text).toContain('Shipped with DHL');
    expect(text).toContain('scratched');
    expect(text).toContain('Owner: Marked as shipped: order');
    expect(text).toContain('order shipped to');
    const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(acts[1]).toMatchObject({
      act: 'orders.ship',
      outcome: 'done',
      before: { state: 'packed', refundedCents: 0 },
      after: { state: 'shipped', request: { carrier: 'DHL', tracking: '42' } },
    });
  });

  test('refuses what the order is past, which is recorded too', async () => {
    const { id } = await placeOrder();
    await act(id, 'pack');
    const answer = await act(id, 'cancel', { reason: '', confirmed: 'yes' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toMatch(
      /Order \w+ is packed: only an order that is not packed yet can be cancelled/,
    );
    const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(acts.map(({ outcome }) => outcome)).toEqual(['done', 'refused']);
    expect((await act(id, 'refund', { what: 'rest', refundedSoFar: '0', reason: '' })).status).toBe(
      400,
    );
  });

  test('answers a return, with words that the shopper reads', async () => {
    const { id } = await placeOrder();
    const { shopper, basket } = await detailsOf(id);
    const lines = basket.map(({ line }) => line);
    await act(id, 'ship', { carrier: '', tracking: '' });
    const asked = [{ lines, reason: 'does_not_fit' as const, words: 'too small' }];
    await shop.orderActions.requestReturn(shopper, id, asked);
    expect(await staff.textOf(`/orders/${id}`)).toContain('Does not fit. too small');
    await act(id, 'decline-return', { reason: 'worn' });
    expect(await stateOf(id)).toBe('shipped');
  });

  test('refunds lines, an amount and the rest, and shows what is left', async () => {
    const { id } = await placeOrder('book', 'tablet');
    const { basket } = await detailsOf(id);
    const line = String(basket[0]?.line);
    const reason = 'damaged';
    await act(id, 'refund', {
      what: 'lines',
      ...{ lines: line, amount: '', refundedSoFar: '0', reason, confirmed: 'yes' },
    });
    const [first] = (await detailsOf(id)).refunds;
    expect(first).toMatchObject({ amountCents: 1_196, lines: [Number(line)], by: 'staff', reason });
    expect(await staff.textOf(`/orders/${id}`)).toContain('$11.96 went back, $598.99 is left');
    await act(id, 'refund', {
      what: 'amount',
      ...{ amount: '99.01', refundedSoFar: '11.96', reason, confirmed: 'yes' },
    });
    const rest = { refundedSoFar: '110.97', reason };
    const asked = await act(id, 'refund', { what: 'rest', ...rest });
    expect(await asked.text()).toContain('Refund $499.98 of order');
    await act(id, 'refund', { what: 'rest', ...rest, confirmed: 'yes' });
    const { refundedCents, restCents } = foldOrder(await detailsOf(id));
    expect([refundedCents, restCents]).toEqual([61_095, 0]);
    expect(await staff.textOf(`/orders/${id}`)).not.toContain('went back, ');
  });

  test('is 404 for an order that there is not', async () => {
    for (const id of ['pi_nothing', "pi_'", '%00']) {
      expect((await staff.get(`/orders/${id}`)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await act('pi_nothing', 'pack')).status).toBe(404);
    admin.takeLogged();
  });
});

test('two people and a double click refund at once: each cent once', async () => {
  const other = await admin.enter('Bob');
  const { id } = await placeOrder('tablet');
  const fields = {
    what: 'amount',
    ...{ amount: '100', refundedSoFar: '0', reason: 'late', confirmed: 'yes' },
  };
  const answers = await Promise.all(
    [staff, staff, other, other, staff, other].map((by) => act(id, 'refund', fields, by)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const { refunds } = await detailsOf(id);
  expect(refunds).toMatchObject([{ no: 1, amountCents: 10_000, by: 'staff' }]);
  expect(await answers.find(({ status }) => status === 409)?.text()).toContain(
    '$100.00 of it went back already',
  );
});

test('an imported title with a script in it is text', async () => {
  await queries
    .update(product)
    .set({ title: '</script><script>alert(1)</script><img src=x onerror=alert(1)>' })
    .where(eq(product.variant, 'usb-c-cable'));
  const { id } = await placeOrder('usb-c-cable');
  for (const path of [`/orders/${id}`, `/slips?orders=${id}`]) {
    const html = await (await staff.get(path)).text();
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toMatch(/<script>alert|<img src=x/);
  }
});

describe('the live stream', () => {
  test('says that an order is new', async () => {
    const own = await admin.enter('Live');
    const answer = await own.get('/live');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = reader?.read();
    const { id } = await placeOrder();
    expect((await next)?.value).toBe('event: change\ndata: {}\n\n');
    expect(await own.textOf('/orders')).toContain((await detailsOf(id)).number);
    await reader?.cancel();
  });

  test('is for staff alone', async () => {
    expect((await admin.browser().get('/live')).status).toBe(403);
  });
});
