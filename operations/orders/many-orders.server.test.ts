/** Orders of a day at once: fetched from the shelves, packed and sent, each as if it were alone. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { TOKEN_SCOPES } from '#operations/scopes.ts';
import { stocked, stockOf } from '#tests/fixtures/test-stock.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testApi } from '#tests/shop/test-api.ts';

const shopApi = await testApi();
const { shop, queries, call } = shopApi;
afterAll(() => shopApi.close());

const token = await shopApi.tokenOf(TOKEN_SCOPES);

const post = (verb: string, body: object = {}) => call(`orders/${verb}`, { token, body });

/** A paid order of these variants; its id and number. */
async function ordered(...variants: string[]) {
  const shopper = await shop.guest(...variants);
  const id = await shop.pay(shopper);
  await shop.settle(id);
  const { body } = await call(`orders/show?order=${id}`, { token });
  return { id, number: String(body.number), shopper };
}

test('the pick list has a variant once, by shelf, with the units that each order still waits for', async () => {
  for (const variant of ['cup', 'bowl']) await stocked(queries, variant, 9);
  await queries.update(product).set({ shelf: 'B-12' }).where(eq(product.variant, 'cup'));
  await queries.update(product).set({ shelf: 'B-2' }).where(eq(product.variant, 'bowl'));
  const first = await ordered('cup', 'bowl', 'cup');
  const second = await ordered('cup');
  const sent = await ordered('bowl');
  await post('ship', { order: sent.id });
  const orders = [first.id, second.number, sent.id].join('&orders=');
  const { status, body } = await call(`orders/pick-list?orders=${orders}`, { token });
  expect([status, body]).toEqual([
    200,
    {
      orders: [first, second].map(({ id, number }) => ({ id, number, state: 'placed' })),
      lines: [
        ...[{ shelf: 'B-2', variant: 'bowl', title: 'The bowl', units: 1 }].map((line) => ({
          ...{ ...line, orders: [{ number: first.number, units: 1 }] },
        })),
        {
          ...{ shelf: 'B-12', variant: 'cup', title: 'The cup', units: 3 },
          orders: [
            { number: first.number, units: 2 },
            { number: second.number, units: 1 },
          ],
        },
      ],
      hasMore: false,
    },
  ]);
  const all = await call('orders/pick-list?toShip=true&state=placed', { token });
  expect(all.body.orders.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
  await queries.update(product).set({ shelf: 'A-1' }).where(eq(product.variant, 'cup'));
  const moved = await call(`orders/pick-list?orders=${orders}`, { token });
  expect(moved.body.lines.map(({ shelf }: { shelf: string }) => shelf)).toEqual(['A-1', 'B-2']);
});

test('what cannot be packed is said by order and reason, and keeps no other from it', async () => {
  await stocked(queries, 'plate', 9);
  const [good, cancelled, other] = [
    await ordered('plate'),
    await ordered('plate'),
    await ordered('plate'),
  ];
  await post('cancel', { order: cancelled.id, confirmed: true });
  const orders = [good.id, cancelled.id, other.number, good.number];
  const packed = await post('pack-many', { orders });
  expect([packed.status, packed.body]).toEqual([
    200,
    {
      done: 2,
      orders: [
        { id: good.id, number: good.number, problem: null },
        {
          ...{ id: cancelled.id, number: cancelled.number },
          problem: `Order ${cancelled.number} is cancelled: only an order that is placed, with something left to send, can be packed.`,
        },
        { id: other.id, number: other.number, problem: null },
      ],
    },
  ]);
  const before = await stockOf(queries, 'plate');
  const again = await post('pack-many', { orders });
  expect([again.status, again.body.detail]).toMatchObject([
    409,
    expect.stringContaining('Orders: 0 of 3 done.'),
  ]);
  expect(await stockOf(queries, 'plate')).toEqual(before);
  const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, good.id));
  expect(acts.map(({ act, outcome }) => [act, outcome])).toEqual([
    ['orders.pack', 'done'],
    ['orders.pack', 'refused'],
  ]);
});

test('they are sent with one carrier, each with its own tracking number where it has one', async () => {
  const [first, second] = [await ordered('book'), await ordered('book', 'tablet')];
  const tracking = [{ order: second.number, tracking: '1Z999' }];
  const stray = await post('ship-many', { orders: [first.id], tracking });
  expect([stray.status, stray.body.detail]).toEqual([
    422,
    `Order ${second.number} is not among these.`,
  ]);
  const twice = await post('ship-many', {
    orders: [second.id],
    tracking: [...tracking, { order: second.id, tracking: '1Z000' }],
  });
  expect([twice.status, twice.body.detail]).toEqual([
    422,
    `Order ${second.id} is there twice: send the parcels of it one by one.`,
  ]);
  const both = { orders: [first.id, second.id], carrier: 'DHL', tracking };
  expect((await post('ship-many', both)).body.done).toBe(2);
  const parcelsOf = async (id: string) =>
    (await call(`orders/show?order=${id}`, { token })).body.parcels;
  expect(await parcelsOf(first.id)).toMatchObject([{ carrier: 'DHL', tracking: '' }]);
  expect(await parcelsOf(second.id)).toMatchObject([{ carrier: 'DHL', tracking: '1Z999' }]);
  const again = await Promise.all([post('ship-many', both), post('ship-many', both)]);
  expect(again.map(({ status }) => status)).toEqual([409, 409]);
  expect(await parcelsOf(second.id)).toHaveLength(1);
});

test('two who pack the same orders at once pack each once', async () => {
  await stocked(queries, 'fork', 9);
  const orders = [];
  for (let no = 0; no < 4; no += 1) orders.push((await ordered('fork')).id);
  const [one, other] = await Promise.all([
    post('pack-many', { orders }),
    post('pack-many', { orders: orders.toReversed() }),
  ]);
  expect((one.body.done ?? 0) + (other.body.done ?? 0)).toBe(4);
  expect(await stockOf(queries, 'fork')).toMatchObject({ onHand: 5, ledger: 5 });
});

test('nothing is done where no order is named, none is known, or there are too many', async () => {
  const { id } = await ordered('book');
  expect((await post('pack-many')).body.detail).toBe('Choose the orders first.');
  const unknown = await post('pack-many', { orders: ['no-such-order'] });
  expect([unknown.status, unknown.body.detail]).toEqual([
    409,
    'Orders: 0 of 1 done. There is no order no-such-order: npm run shop -- orders list shows them.',
  ]);
  const list = await call(`orders/pick-list?orders=${id}&orders=no-such-order`, { token });
  expect(list.status).toBe(404);
  const many = Array.from({ length: 201 }, () => id);
  const tooMany = await post('pack-many', { orders: many });
  expect([tooMany.status, tooMany.body.detail]).toEqual([
    422,
    'Nothing was done: orders are more than the 200 that can be named at once.',
  ]);
  const [row] = await rowsOf<{ state: string }>(
    queries,
    sql`select state from order_status where payment_intent = ${id}`,
  );
  expect(row?.state).toBe('placed');
});
