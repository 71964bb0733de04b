/**
 * The number of statements, and of transactions that wait for the disk, of each call: the part of
 * its speed that does not depend on the machine. Fewer is better: lower the figures with the code.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { unmarked } from '../postgres/collected-statements.ts';
import { openEvents } from '../shop/event-reader.ts';
import { testServices } from '../shop/test-services.ts';
import { type TestShop, testShop } from '../shop/test-shop.ts';
import type { TestVisitor } from '../shop/test-visitor.ts';

let shop: TestShop;
const services = await testServices();
beforeAll(async () => {
  shop = await testShop({ sendsEvents: false });
});
afterAll(async () => {
  await shop.close();
  await services.close();
});

/** The argument of node-postgres's query: text, or a config object. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const isStatement = typeof query === 'object' && query !== null && 'text' in query;
  return isStatement ? unmarked(String(query.text)) : '';
}

/** Collects the statements of the work alone: the shop's background jobs are excluded. */
const collecting = new AsyncLocalStorage<string[]>();

beforeEach(() => {
  const runQuery = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function query(
    this: pg.Client,
    ...args: unknown[]
  ) {
    collecting.getStore()?.push(textOf(args[0]));
    return Reflect.apply(runQuery, this, args);
  });
});

/** The statements of the work, without the NOTIFY that publishes it afterwards. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  await collecting.run(statements, work);
  return statements.filter((text) => text !== '' && !text.startsWith('select pg_notify'));
}

const add = { type: 'ADD_TO_BASKET', variant: 'book' };

async function guest(): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.post('/api/basket', add);
  return visitor;
}

async function account(): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.register();
  await visitor.post('/api/basket', add);
  return visitor;
}

describe('one statement is what it takes', () => {
  test('to add to a guest’s basket, answered with the whole basket', async () => {
    const visitor = await guest();
    expect(await statementsOf(() => visitor.post('/api/basket', add))).toHaveLength(1);
  });

  test('to read a guest’s basket', async () => {
    const visitor = await guest();
    expect(await statementsOf(() => visitor.get('/api/basket'))).toHaveLength(1);
  });

  test('to know who is signed in and read the basket', async () => {
    const visitor = await account();
    expect(await statementsOf(() => visitor.get('/api/basket'))).toHaveLength(1);
  });
});

describe('more statements it takes', () => {
  test('two to add to an account’s basket: who is signed in is one', async () => {
    const visitor = await account();
    expect(await statementsOf(() => visitor.post('/api/basket', add))).toHaveLength(2);
  });

  test('three for a page of orders: who is signed in, the orders, what goes back', async () => {
    const visitor = await account();
    expect(await statementsOf(() => visitor.get('/api/users/guest/orders'))).toHaveLength(3);
  });

  test('eight writes to buy what is in the basket, of which two are not waited for and one finds nothing', async () => {
    const visitor = await guest();
    const statements = await statementsOf(async () => {
      const { total } = await (await visitor.get('/api/basket')).json();
      const started = await visitor.post(`/api/payments/create?total=${total}`);
      const { intent, clientSecret } = await started.json();
      await shop.provider.confirm(clientSecret);
      await visitor.request('PUT', `/api/users/guest/orders/${intent}`);
    });
    expect(statements).not.toContain('begin');
    const functions =
      'start_payment|change_payment|sell|simulator_create_intent_2|simulator_change_intent';
    const writes = new RegExp(`\\b(insert into|update) "|^select (${functions})\\(`);
    const commits = statements.filter((text) => writes.test(text));
    // The rate limit and the network (not waited for); the payment; the intent; its id; the charge; the order; the
    // declined card that the order makes up for, of which there is none.
    expect(commits).toHaveLength(8);
    expect(statements.length).toBeLessThanOrEqual(15);
  });
});

test('the echo of a write reaches the live streams of the process without a statement', async () => {
  const visitor = await guest();
  const stream = await openEvents(visitor);
  /** Reads on until the basket has so many items. */
  const basketOf = async (count: number): Promise<void> => {
    const { name, data } = await stream.next();
    if (name !== 'basket' || (data as { count: number }).count !== count) await basketOf(count);
  };
  // What was published before the stream was opened has come by then.
  await visitor.post('/api/basket', add);
  await basketOf(2);
  const statements = await statementsOf(async () => {
    await visitor.post('/api/basket', add);
    await basketOf(3);
  });
  expect(statements).toEqual([expect.stringMatching(/^select add_to_basket/)]);
  await stream.close();
});

test('the newest orders come from their index as they lie there, however many others there are', async () => {
  const { queries } = services;
  await queries.execute(sql`insert into "order"
    (shopper, payment_intent, items, amount_cents, created_seconds)
    select 'shopper ' || least(number / 1000, 3), 'pi_' || number, '[]', 100, number
    from generate_series(1, 20000) as number`);
  await queries.execute(sql`analyze "order"`);
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  for (const shopper of ['shopper 1', 'shopper 3']) {
    spy.mockClear();
    const { orders } = await services.orders.page(shopper, null, 20);
    expect(orders).toHaveLength(20);
    const [query] = spy.mock.calls.flat().filter((one) => textOf(one).includes('from "order"'));
    const values = spy.mock.calls.find(([one]) => one === query)?.[1] as unknown as string[];
    const text = textOf(query).replace('$1', `'${values[0]}'`).replace('$2', String(values[1]));
    const { rows } = (await queries.execute(sql.raw(`explain ${text}`))) as unknown as {
      rows: { 'QUERY PLAN': string }[];
    };
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('using order_newest');
    expect(plan).not.toMatch(/Sort|Filter/);
  }
});
