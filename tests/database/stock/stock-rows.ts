/** The rows that the functions of stock write, what a call changes of them, and of what it tells shoppers. */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, vi } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

/** `book` has three left of ten: five are held by `held`, two are sold by `sold`, whose payment begins as another does. */
const FIXTURES = [
  'truncate stock, stock_hold, stock_entry, payment, "order", order_status, order_event, shopper',
  "insert into shopper (id) values ('anna')",
  `insert into payment (shopper, payment, provider, state, items, amount_cents)
    values ('anna', 'held', 'one', 'open', '[]', 1), ('anna', 'new', 'one', 'cancelling', '[]', 1),
      ('anna', 'other', 'one', 'cancelled', '[]', 1), ('anna', 'gone', 'one', 'refunded', '[]', 1)`,
  `insert into stock (variant, on_hand, available, low)
    values ('book', 10, 3, 5), ('lamp', 1, 1, 0), ('bag', 50, 50, 5)`,
  "insert into stock (code, on_hand, available) values ('FEW', 5, 5)",
  `insert into stock_hold (payment, stock_key, units, shopper, provider, state, taken_at, ends_at)
    values ('held', 'product:book', 5, 'anna', 'one', 'held', now(), '2020-01-01'),
      ('sold', 'product:book', 2, 'anna', 'one', 'committed', now(), '2020-01-01'),
      ('sold-too', 'product:lamp', 1, 'anna', 'one', 'committed', now(), '2020-01-01')`,
];

/** The rows of a call that writes none. */
export const NOTHING = { gone: [], came: [] };

/** Puts the fixtures in before each test of the file. */
export async function openStockRows() {
  const database = await testDatabase();
  const { queries, close } = database;
  await queries.execute(
    `insert into product (variant, id, title, image, price_cents, rating, position)
      select name, name, name, '', 100, 0, 1 from unnest(array['book', 'lamp', 'bag', 'mug']) as name`,
  );

  /** The variants that each message to the processes has named, or what else it was about. */
  const told: string[] = [];
  await database.listen(
    'shop_events',
    (payload) => {
      for (const { kind, variants } of JSON.parse(payload))
        told.push(kind === 'stock' ? variants.join(', ') : kind);
    },
    () => {},
  );

  beforeEach(async () => {
    for (const statement of FIXTURES) await queries.execute(statement);
    told.length = 0;
  });

  /** Every row, as a line of text. */
  async function rows(): Promise<string[]> {
    const found = await rowsOf<{ row: string }>(
      queries,
      sql`select concat_ws(' ', stock_key, on_hand, 'there', available, 'left') as row from stock
        union all select concat_ws(' ', payment, state, units, stock_key,
          case when ends_at > now() then 'for a while' else 'over' end) from stock_hold
        union all select concat_ws(' ', reason, reference, units, stock_key) from stock_entry`,
    );
    return found.map(({ row }) => row);
  }

  /** What a call answers, and the rows that have come and gone with it. */
  async function effects(call: string) {
    const before = await rows();
    const [found] = await rowsOf<{ answer: unknown }>(queries, sql.raw(`select ${call} as answer`));
    const after = await rows();
    return {
      answer: found?.answer,
      gone: before.filter((row) => !after.includes(row)).sort(),
      came: after.filter((row) => !before.includes(row)).sort(),
    };
  }

  /** What processes were told since the last look: by `last` all that came before it has come. */
  async function tellsOnly(...messages: string[]): Promise<void> {
    await queries.execute("select notify_stock(array['last'])");
    await vi.waitFor(() => expect(told).toContain('last'));
    expect(told.splice(0).toSorted()).toEqual([...messages, 'last'].toSorted());
  }

  return { queries, effects, tellsOnly, close };
}
