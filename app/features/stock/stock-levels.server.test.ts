import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type LiveHub, openLiveHub } from '#app/features/live/server/live-hub.server.ts';
import { stocked } from '#tests/fixtures/test-stock.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { countStock } from './count-stock.server.ts';
import { createStockLevels } from './stock-levels.server.ts';

const database = await testDatabase();
const { queries } = database;
let live: LiveHub;
beforeAll(async () => {
  live = await openLiveHub(database, (error) => expect.unreachable(String(error)));
});
afterAll(async () => {
  live.close();
  await live.finish();
  await database.close();
});

function open(sellsGiftCards = true) {
  return createStockLevels({
    sellsGiftCards: () => sellsGiftCards,
    queries,
    live,
    onError: (error) => expect.unreachable(String(error)),
  });
}

test('products have the levels of what is counted, and are the very same where nothing is', async () => {
  const levels = open();
  const chair = { variant: 'chair' };
  expect((await levels.attach([chair]))[0]).toBe(chair);
  await stocked(queries, 'lamp', 2);
  await vi.waitFor(async () => {
    expect(await levels.attach([chair, { variant: 'lamp' }])).toEqual([
      chair,
      { variant: 'lamp', stockLevel: { kind: 'low', left: 2 } },
    ]);
  });
});

test('a gift card is not available where the shop sells none, however many are counted', async () => {
  await stocked(queries, 'card', 9);
  await queries.execute(sql`update product set gift_card = 'yes' where variant = 'card'`);
  const [card, chair] = [{ variant: 'card' }, { variant: 'chair' }];
  expect(await open().attach([card])).toEqual([{ ...card, stockLevel: { kind: 'in' } }]);
  expect(await open(false).attach([card, chair])).toEqual([
    { ...card, stockLevel: { kind: 'off' } },
    chair,
  ]);
});

test('a change reaches the subscribers of the process once for all variants, and the next page', async () => {
  const levels = open();
  const [one, other] = [await stocked(queries, 'one', 9), await stocked(queries, 'other', 9)];
  const onChange = vi.fn();
  const sent: object[] = [];
  const unsubscribe = live.subscribe('anna', (event) => {
    if (event.kind === 'stock') sent.push(event.levels);
  });
  // What was counted above has been sent by then.
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  sent.length = 0;
  levels.onChange(onChange);
  const before = levels.version();
  const fact = { isChange: false, reason: 'counted', reference: 'both' };
  await countStock(queries, { [one]: 0, [other]: 1 }, fact);
  const expected = { one: { kind: 'out' }, other: { kind: 'low', left: 1 } };
  await vi.waitFor(() => expect(sent).toContainEqual(expected));
  // The levels of an earlier test may have sent it first.
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(levels.version()).toBeGreaterThan(before);
  expect(await levels.attach([{ variant: one }])).toEqual([
    { variant: one, stockLevel: { kind: 'out' } },
  ]);
  unsubscribe();
});
