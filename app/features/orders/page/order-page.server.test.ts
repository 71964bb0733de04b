/** The page of an order over HTTP: who sees it, and its forms without scripts. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  orderLink,
  readOrderLink,
  signOrder,
} from '#app/features/orders/link/guest-order-link.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { order as orderTable } from '#db/schema/order-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { pathOf } from '#tests/fixtures/mailed-link.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const shop = await testShop({ built: await importShop(), database, sendsEvents: false });
afterAll(shop.close);

async function order(visitor: TestVisitor, ...variants: string[]): Promise<string> {
  await visitor.add(...variants);
  const intent = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${intent}`);
  return intent;
}

async function account(): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.register();
  return visitor;
}

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

/** Posts a form as a browser without scripts, and follows to the page. */
async function submit(visitor: TestVisitor, id: string, fields: Record<string, string>) {
  const answer = await visitor.post(`/orders/${id}`, String(new URLSearchParams(fields)), FORM);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/orders/${id}`);
  return textOf(await visitor.get(`/orders/${id}`));
}

/** The text of a page, without tags and scripts. */
async function textOf(answer: Response): Promise<string> {
  const html = await answer.text();
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');
}

describe('an order is shown', () => {
  test('to its account, with the items, the sum and what has happened', async () => {
    const visitor = await account();
    const id = await order(visitor, 'book', 'book', 'tablet');
    const answer = await visitor.get(`/orders/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const text = await textOf(answer);
    expect(text).toContain('2 × $11.96');
    expect(text).toContain('Order Total$622.91');
    expect(text).toContain('Order placed');
  });

  test('to nobody else, and to a guest not even its own', async () => {
    const visitor = await account();
    const id = await order(visitor, 'book');
    const guest = shop.visitor();
    const ofGuest = await order(guest, 'book');
    const stranger = await account();
    for (const [who, path] of [
      [stranger, id],
      [stranger, 'pi_none'],
      [guest, id],
      [guest, ofGuest],
      [shop.visitor(), ofGuest],
    ] as const) {
      const answer = await who.get(`/orders/${path}`);
      expect(answer.status).toBe(404);
      expect(await textOf(answer)).toContain('There is no such order of yours');
      const fields = String(new URLSearchParams({ do: 'cancel' }));
      expect((await who.post(`/orders/${path}`, fields, FORM)).status).toBe(404);
    }
    expect((await visitor.get(`/orders/${id}`)).status).toBe(200);
  });

  test('to the account that its guest has joined', async () => {
    const visitor = shop.visitor();
    const id = await order(visitor, 'book');
    await visitor.register();
    expect((await visitor.get(`/orders/${id}`)).status).toBe(200);
  });
});

describe('the link in a guest’s mail', () => {
  /** A guest's order, and the path that its mails have. */
  async function ordered() {
    const visitor = shop.visitor();
    const id = await order(visitor, 'book');
    const [row] = await database.queries
      .select({ shopper: orderTable.shopper })
      .from(orderTable)
      .where(eq(orderTable.paymentIntent, id));
    const shopper = row?.shopper ?? '';
    return { visitor, id, path: pathOf(await orderLink(database.queries, shopper, id)) };
  }

  test('opens its order, in any browser, and no other', async () => {
    const { path } = await ordered();
    const { id: other } = await ordered();
    const answer = await shop.visitor().get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await textOf(answer)).toContain('Delivery to 12 Harbour Lane');
    const query = path.slice(path.indexOf('?'));
    const wrong = [
      `/orders/${other}${query}`,
      path.replace(/key=.{4}/, 'key=AAAA'),
      path.replace(/&key=.*/, ''),
      path.replace(/for=guest_.{4}/, 'for=guest_AAAA'),
      path.replace('for=guest_', 'for='),
      `${path}A`,
    ];
    for (const one of wrong) expect((await shop.visitor().get(one)).status, one).toBe(404);
  });

  test('follows the order to the account that the guest joins, and lets its reader cancel', async () => {
    const { visitor, path } = await ordered();
    await visitor.register();
    const stranger = shop.visitor();
    expect((await stranger.get(path)).status).toBe(200);
    const fields = String(new URLSearchParams({ do: 'cancel' }));
    const answer = await stranger.post(path, fields, FORM);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(path);
    expect(await textOf(await stranger.get(path))).toContain('Your order is cancelled');
  });

  test('does not show after 30 days where the order goes', async () => {
    const { path } = await ordered();
    const month = Date.now() + 31 * 24 * 60 * 60 * 1_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(month);
    const text = await textOf(await shop.visitor().get(path)).finally(() => clock.mockRestore());
    expect(text).toContain('Order placed');
    expect(text).not.toContain('12 Harbour Lane');
  });

  test('is none for an account, which signs in', async () => {
    expect(pathOf(await orderLink(database.queries, 'account', 'pi_1'))).toBe('/orders/pi_1');
    const key = (await signOrder(database.queries, 'account', 'pi_1')).toString('base64url');
    const query = new URLSearchParams({ for: 'account', key });
    expect(await readOrderLink(database.queries, 'pi_1', query)).toBeNull();
  });
});

describe('without scripts', () => {
  test('an order is cancelled, which its page says once', async () => {
    const visitor = await account();
    const id = await order(visitor, 'book');
    const text = await submit(visitor, id, { do: 'cancel' });
    expect(text).toContain('Your order is cancelled');
    expect(text).toContain('Refund');
    expect(text).toContain('Paid after refunds$0.00');
    expect(text).not.toContain('Cancel this order');
    expect(await textOf(await visitor.get(`/orders/${id}`))).not.toContain(
      'Your order is cancelled',
    );
    expect(await submit(visitor, id, { do: 'cancel' })).toContain('not possible any more');
  });

  test('an order is bought again at today’s prices, and what is gone is named', async () => {
    const visitor = await account();
    const id = await order(visitor, 'book', 'tablet', 'usb-c-cable');
    const { queries } = database;
    const book = eq(product.variant, 'book');
    await queries.update(product).set({ withdrawnAt: new Date() }).where(book);
    await queries.update(product).set({ priceCents: 60_000 }).where(eq(product.variant, 'tablet'));
    try {
      expect(await textOf(await visitor.get(`/orders/${id}`))).toContain(
        '2 items, today $601.00. 1 is no longer sold.',
      );
      const text = await submit(visitor, id, { do: 'buy-again' });
      expect(text).toContain('Added to your basket: 2 items');
      expect(text).toContain('No longer sold: The Quiet Startup');
      const { items, total } = await visitor.basket();
      expect(items.map(({ variant }) => variant)).toEqual(['tablet', 'usb-c-cable']);
      expect(total).toBe(60_100);
    } finally {
      await queries.update(product).set({ withdrawnAt: null }).where(book);
    }
  });

  test('a form that is none is refused', async () => {
    const visitor = await account();
    const id = await order(visitor, 'book');
    expect((await visitor.post(`/orders/${id}`, 'do=refund', FORM)).status).toBe(400);
  });
});
