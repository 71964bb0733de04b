/** Orders found by what was in them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { findOrdersByIndex } from './find-orders.server.ts';
import { searchTitles } from './order-pages.server.ts';
import { sumAll } from './sales-variants.server.ts';

const database = await testDatabase();
const { queries } = database;
afterAll(() => database.close());
beforeEach(() => queries.execute(sql`truncate "order", sold_title, order_title, admin_figure`));

const DAY_SECONDS = 24 * 60 * 60;
const NOW_SECONDS = Math.floor(Date.now() / 1_000);

async function sell(id: string, daysAgo: number, ...titles: string[]): Promise<void> {
  const items = titles.map((title, line) => ({ title, line, variant: title, priceCents: 1 }));
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    values ('somebody', ${id}, ${JSON.stringify(items)}::jsonb, 1, ${NOW_SECONDS - daysAgo * DAY_SECONDS})`);
}

const find = async (text: string, limit = 10) => searchTitles(queries, text, limit);

test('an order is found by words of a title, in any order and form, the newest first', async () => {
  await sell('pi_old', 400, 'Smart Speaker, Sand');
  await sell('pi_new', 1, 'The Quiet Startup', 'Smart-speaker: Black');
  await sell('pi_two', 2, 'Smart Speaker, Sand', 'Smart Speaker, Sand');
  expect(await find('speaker')).toEqual([]);
  await sumAll(queries, 'UTC');
  expect(await find('speakers smart')).toEqual(['pi_new', 'pi_two', 'pi_old']);
  expect(await find('sand')).toEqual(['pi_two', 'pi_old']);
  expect(await find('SPEAKER black')).toEqual(['pi_new']);
  expect(await find('smart lamp')).toEqual([]);
  expect(await find('the')).toEqual([]);
  expect(await find("speaker' & (drop")).toEqual([]);
});

test('of many orders the newest are found, whichever title they have', async () => {
  for (let n = 0; n < 30; n += 1) await sell(`pi_${n}`, n, `Lamp number ${n % 7}`);
  await sumAll(queries, 'UTC');
  expect(await find('lamp', 4)).toEqual(['pi_0', 'pi_1', 'pi_2', 'pi_3']);
  expect(await find('lamp 5', 3)).toEqual(['pi_5', 'pi_12', 'pi_19']);
});

test('the beginning of an id finds what the sweep has written, and what is new', async () => {
  await sell('pi_abc1', 400, 'Lamp', 'Pen');
  await sell('pi_abc2', 300);
  await sumAll(queries, 'UTC');
  await sell('pi_abc3', 0, 'Lamp');
  const found = await findOrdersByIndex(queries, 'pi_abc');
  expect(found.map(({ id }) => id)).toEqual(['pi_abc1', 'pi_abc3']);
  expect(await findOrdersByIndex(queries, 'pi_abc2')).toMatchObject([{ id: 'pi_abc2' }]);
});
