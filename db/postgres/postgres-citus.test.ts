/**
 * Holds the tables, functions and statements of the shop to the rules that Citus has for distributed tables. No cluster
 * is started here. The rules:
 * https://docs.citusdata.com/en/stable/sharding/data_modeling.html and
 * https://docs.citusdata.com/en/stable/develop/reference_workarounds.html
 */
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changing } from '#tests/network/test-network.ts';
import { unmarked } from '#tests/postgres/collected-statements.ts';
import { type TestServices, testServices } from '#tests/shop/test-services.ts';
import { COPIED, ON_COORDINATOR, REACHED, SPREAD } from './citus-tables.ts';

/** Table and distribution column of each distributed table. */
const distributed = Object.entries(SPREAD).map(([table, column]) => ({ table, column }));

/** Refer to `user`, and so lie where that lies. */
const BESIDE_USER = ['account', 'passkey', 'session'];

/** Ordinary tables of the coordinator. */
const local = [
  'fetched_picture',
  'home_page',
  'collection_product',
  'collection',
  'own_field',
  'price_history',
  'product',
  'verification',
  'staff',
  'staff_invite',
  'staff_role',
  'staff_session',
  'staff_passkey',
  'api_token',
  'audit_log',
  'operation_key',
  'saved_view',
  'job',
  'book_month',
  'book_link',
  'payout',
  'payout_line',
  'sales_day',
  'sales_variant',
  'sold_title',
  'order_title',
  'admin_figure',
  'rate_limit',
  'payment_client',
  'shop_secret',
  'setting',
  'search_word',
  'search_trigram',
];

let shop: TestServices;
beforeAll(async () => {
  shop = await testServices();
});
afterAll(() => shop.close());

async function read<Row>(query: SQL): Promise<Row[]> {
  const { rows } = (await shop.queries.execute(query)) as unknown as { rows: Row[] };
  return rows;
}

describe('the list of where tables lie', () => {
  test('has every table of the shop', async () => {
    const tables = await read<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const placed = [...Object.keys(SPREAD), ...COPIED, ...REACHED, ...BESIDE_USER, ...local];
    expect(
      tables.map(({ name }) => name).sort(),
      'A table that is new belongs into a list: with the shopper in its key into SPREAD of citus-tables.ts, what functions of a shopper touch into COPIED (read, small, without triggers) or REACHED (written) there, all else into `local` here.',
    ).toEqual(placed.sort());
  });

  test('has none with a trigger on every node', async () => {
    const triggers = await read<{ table: string }>(sql`
      select tgrelid::regclass::text as table from pg_trigger
      where tgrelid::regclass::text in ${[...COPIED]} and not tgisinternal and tgname <> 'require_build'`);
    expect(triggers).toEqual([]);
  });
});

/** The functions by name, each with its first parameter and its text. */
type Functions = Map<string, { first: string | null; text: string }>;

/** With all that they call, and those call. */
function reachedBy(names: readonly string[], functions: Functions): string[] {
  const found = new Set(names);
  for (const name of found) {
    const called = functions.get(name)?.text.match(/\w+(?=\()/g) ?? [];
    for (const one of called) if (functions.has(one)) found.add(one);
  }
  return [...found];
}

describe('a function whose first argument is the shopper, which runs on a worker', () => {
  let functions: Functions;
  let own: string[];
  beforeAll(async () => {
    const rows = await read<{ name: string; first: string | null; text: string }>(sql`
      select proname as name, proargnames[1] as first, prosrc as text from pg_proc
      where pronamespace = current_schema()::regnamespace and prosrc is not null`);
    functions = new Map(rows.map(({ name, ...rest }) => [name, rest]));
    const isThere = new Set<string>(ON_COORDINATOR);
    own = [...functions.keys()].filter(
      (name) => functions.get(name)?.first === 'shopper_id' && !isThere.has(name),
    );
  });

  test('touches no table that the workers do not know', () => {
    const touched = reachedBy(own, functions).flatMap((name) => {
      const text = functions.get(name)?.text ?? '';
      return local
        .filter((table) => new RegExp(`\\b(from|join|into|update|using) ${table}\\b`).test(text))
        .map((table) => `${name}: ${table}`);
    });
    expect(touched).toEqual([]);
  });

  test('is PL/pgSQL, whose statements are planned with the shopper that they are for', async () => {
    const others = await read<{ name: string }>(sql`
      select proname as name from pg_proc join pg_language on pg_language.oid = prolang
      where proargnames[1] = 'shopper_id' and lanname <> 'plpgsql'`);
    expect(others).toEqual([]);
  });
});

describe.each(distributed)('$table, spread by $column', ({ table, column }) => {
  test('has that column in its primary key and in every unique index', async () => {
    const indexes = await read<{ name: string; primary: boolean; columns: string[] }>(sql`
      select c.relname as name, i.indisprimary as primary,
        array_agg(a.attname::text order by a.attnum) as columns
      from pg_index i join pg_class c on c.oid = i.indexrelid
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = to_regclass(${`public."${table}"`}) and i.indisunique
      group by 1, 2`);
    expect(indexes.some(({ primary }) => primary)).toBe(true);
    for (const { name, columns } of indexes) expect(columns, name).toContain(column);
  });

  test('is of the type that all are spread by, and lets no row be without it', async () => {
    const columns = await read<{ type: string; nullable: string }>(sql`
      select data_type as type, is_nullable as nullable from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and column_name = ${column}`);
    expect(columns).toEqual([{ type: 'text', nullable: 'NO' }]);
  });

  test('has no foreign key, no rule, no trigger but one that Citus goes without, and counts in bigint', async () => {
    const regclass = sql`to_regclass(${`public."${table}"`})`;
    expect(
      await read(sql`select conname from pg_constraint
        where contype in ('f', 'x') and ${regclass} in (conrelid, confrelid)`),
    ).toEqual([]);
    const triggers = sql`select tgname from pg_trigger where tgrelid = ${regclass}`;
    expect(await read(triggers)).toEqual([{ tgname: 'require_build' }]);
    expect(
      await read(sql`select column_name from information_schema.columns
        where table_schema = 'public' and table_name = ${table}
          and (is_identity = 'YES' or column_default like 'nextval%') and data_type <> 'bigint'`),
    ).toEqual([]);
  });
});

async function putBackBook(shopper: string): Promise<void> {
  const { items } = await shop.basketOf(shopper);
  const { line, id } = items.find(({ variant }) => variant === 'book') ?? { line: 0, id: '' };
  await shop.basket.change(shopper, { type: 'REMOVE_FROM_BASKET', id });
  await shop.basket.change(shopper, { type: 'RESTORE_LINES', lines: [line] });
}

/** Everything that shoppers and the shop itself do, with the statements of each. */
async function collectStatements(): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const account = shop.accountId();
  await shop.add(account, 'tablet');
  const guest = await shop.guest('book', 'usb-c-cable', 'tablet');
  await shop.basket.change(guest, { type: 'REMOVE_FROM_BASKET', id: 'no such product' });
  await shop.settle(await shop.pay(guest));
  await shop.add(guest, 'book');
  const intent = await shop.pay(guest);
  shop.network.next(
    /^GET \/v1\/payment_intents/,
    changing((one) => ({ ...one, currency: 'eur' })),
  );
  await shop.settle(intent);
  await shop.add(guest, 'book', 'tablet');
  await shop.start(guest);
  await shop.join(guest, account);
  await shop.queries.execute(sql`update payment set sweep_due_at = now()`);
  await shop.sweep();
  await shop.orders.page(account, { created: 1, id: 'pi_1' }, 10);
  await putBackBook(account);
  await shop.basket.change(account, { type: 'EMPTY_BASKET' });
  const statements = spy.mock.calls.map(([query]: unknown[]) =>
    unmarked(typeof query === 'string' ? query : (query as { text: string }).text),
  );
  spy.mockRestore();
  return [...new Set(statements)];
}

describe('the statements of the shop at work', () => {
  let statements: string[];

  /** The functions that were called, each with the name of its first parameter. */
  let calls: { name: string; first: string }[];

  beforeAll(async () => {
    statements = await collectStatements();
    const names = statements.flatMap(
      (text) => /^select (\w+)\([^)]*\) as answer$/.exec(text)?.[1] ?? [],
    );
    calls = await read<{ name: string; first: string }>(sql`
      select proname as name, proargnames[1] as first from pg_proc
      where proname in ${names}`);
  });

  /** The statements on the table that match a pattern. */
  function about(table: string, pattern: RegExp): string[] {
    const own = statements.filter((statement) => statement.includes(`"${table}"`));
    return own.filter((statement) => pattern.test(statement));
  }

  test.each(distributed)('move no row of $table to another $column', ({ table, column }) => {
    const sets = about(table, new RegExp(`^update "${table}" set`));
    for (const statement of sets) {
      const assignments = statement.slice(0, statement.indexOf(' where '));
      expect(assignments).not.toMatch(new RegExp(`"${column}" =`));
    }
  });

  test.each(distributed)('lock rows of $table by their $column alone', ({ table, column }) => {
    for (const statement of about(table, new RegExp(`from "${table}".* for update`))) {
      expect(statement).toMatch(new RegExp(`"${column}" = \\$`));
    }
  });

  test.each(distributed)(
    'look at $table from another table by its $column',
    ({ table, column }) => {
      for (const statement of about(table, new RegExp(`exists \\(select .* from "${table}"`))) {
        const inner = statement.slice(statement.indexOf('exists (select'));
        expect(inner).toMatch(new RegExp(`"${table}"\\."${column}" = "\\w+"\\."\\w+"`));
      }
    },
  );

  test('lock and move something at all', () => {
    expect(about('shopper', /from "shopper".* for update/)).not.toEqual([]);
    expect(about('payment', /^update/)).not.toEqual([]);
    expect(about('order', /^insert/)).not.toEqual([]);
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['add_to_basket', 'sell']),
    );
  });

  test('call each function with the shopper first, or with what only a function can follow', () => {
    // A session is known by its token, an attempt to sign in by its e-mail: their tables are on the
    // coordinator. The simulator stands for a provider elsewhere.
    const ofAccounts = ['read_session', 'reserve_sign_in', 'confirm_sign_in'];
    // Sums are of all shoppers, and asked for where all nodes can be.
    const ofAll = ['refresh_figures'];
    const isExempt = (name: string) =>
      [...ofAccounts, ...ofAll].includes(name) || name.startsWith('simulator_');
    for (const { name, first } of calls.filter((call) => !isExempt(call.name))) {
      expect(first, name).toBe('shopper_id');
    }
  });

  test.each(distributed)(
    'find a conflict in $table by a key that has its $column',
    ({ table, column }) => {
      for (const statement of about(table, /^insert.* on conflict \(/)) {
        expect(statement).toMatch(new RegExp(`on conflict \\([^)]*"${column}"`));
      }
    },
  );
});
