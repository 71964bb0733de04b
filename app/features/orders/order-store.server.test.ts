import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { guestIdOf, makeGuestSecret } from '#app/features/shopper/guest-secret.server.ts';
import { orderStatus, order as orderTable } from '#db/schema/order-schema.ts';
import { shopper } from '#db/schema/shop-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { compareNewestFirst, type Order } from './order.ts';
import { parseOrderCursor } from './order-page.ts';
import { createOrderService } from './order-service.server.ts';
import { readOrders } from './order-store.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

const newShopper = () => guestIdOf(makeGuestSecret());
const order = (id: string, created: number): Order => ({ id, created, amount: 100, basket: [] });

async function insertOrder(shopper: string, { id, basket, amount, created }: Order): Promise<void> {
  await queries.insert(orderTable).values({
    shopper,
    paymentIntent: id,
    items: basket,
    amountCents: amount,
    createdSeconds: created,
  });
}

async function readAll(shopper: string, limit: number): Promise<Order[][]> {
  const pages: Order[][] = [];
  let after: string | null = null;
  do {
    const cursor = after === null ? null : parseOrderCursor(after);
    const page = await readOrders(queries, shopper, cursor, limit);
    pages.push(page.orders);
    after = page.next;
  } while (after !== null);
  return pages;
}

describe('a history', () => {
  test('in pages of any length holds every order once, newest first, ties by id', async () => {
    const orders = fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^pi_[A-Za-z0-9]{1,4}$/),
        created: fc.integer({ min: 1_700_000_000, max: 1_700_000_004 }),
      }),
      { selector: ({ id }) => id, maxLength: 15 },
    );
    await fc.assert(
      fc.asyncProperty(orders, fc.integer({ min: 1, max: 6 }), async (made, limit) => {
        const owner = newShopper();
        const all = made.map(({ id, created }) => order(id, created));
        for (const one of all) await insertOrder(owner, one);
        const pages = await readAll(owner, limit);
        expect(pages.flat()).toMatchObject(all.toSorted(compareNewestFirst));
        expect(pages.every((page) => page.length <= limit)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('is its own shopper’s alone', async () => {
    const [one, other] = [newShopper(), newShopper()];
    await insertOrder(one, order('pi_1', 1));
    await queries.insert(shopper).values([{ id: one }, { id: other }]);
    const status = { shopper: one, paymentIntent: 'pi_1', state: 'shipped' };
    await queries.insert(orderStatus).values(status);
    const orders = createOrderService(queries);
    expect(await orders.find(one, 'pi_1')).toMatchObject(order('pi_1', 1));
    expect(await orders.find(other, 'pi_1')).toBeNull();
    expect((await readAll(other, 10)).flat()).toEqual([]);
    expect(await orders.underWay(one)).toMatchObject([{ id: 'pi_1', state: 'shipped' }]);
    expect(await orders.underWay(other)).toEqual([]);
  });
});
