/** Persons who have left the same in every table, and what there is of each. */
import { sql } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

/** Accounts and guests; of bert and guest_bert nothing is to change, and something of theirs is under way. */
const PERSONS = ['anna', 'bert', 'guest_anna', 'guest_bert'];

const UNDER_WAY = [
  `update payment set state = 'open'`,
  `update intent set state = 'stray'`,
  `update draft_order set link_until = now() + interval '1 day'`,
  `update refund set state = 'due'`,
].map((statement) => `${statement} where shopper in ('bert', 'guest_bert')`);

/** What each has left long ago; `id` is the person's. Nothing of it is under way. */
const LEFT: Record<string, string> = {
  shopper: `(id, created_at, forget_due_at) select id, '2020-01-01', '2020-02-01'`,
  basket_line: `(shopper, line, variant, added_at) select id, 1, 'book', '2020-01-01'`,
  shared_basket: `(token, shopper) select 'of ' || id, id`,
  draft_order: `(shopper, draft, email, note, made_by, opened_by)
    select id, 'draft', 'new@example.com', 'a note', 'olga', id`,
  payment: `(shopper, payment, provider, state, intent, items, amount_cents, email, terms, told)
    select id, 'one', 'test', 'cancelled', 'pi_1', '[]', 500, id || '@example.com',
      '{"code": "FEW", "note": "n", "giftMessage": "g", "address": {"name": "N"}, "giftTo": {"email": "e"}}',
      jsonb_build_array(id, 'friend@example.com')`,
  intent: `(shopper, intent, payment, provider, state) select id, 'pi_1', 'one', 'test', 'cancelled'`,
  refund: `(shopper, payment_intent, reason, state, amount_cents, charge_cents, created_seconds, provider)
    select id, 'pi_1', 'late', 'refunded', 500, 500, 7, 'test'`,
  order: `(shopper, payment_intent, items, amount_cents, created_seconds) select id, 'pi_1', '[]', 500, 7`,
  order_contact: `(shopper, payment_intent, name, email, address, note, gift_message)
    select id, 'pi_1', 'N', id || '@example.com', '{"city": "Oslo", "phone": "22"}', 'n', 'g'`,
  order_event: `(shopper, payment_intent, no, kind, body, by)
    select id, 'pi_1', no, 'address_changed',
      '{"country": "NO", "before": {"city": "Rome", "phone": "11"}, "after": {"city": "Oslo"}}', 'staff'
    from generate_series(1, 2) as no,`,
  checkout: `(shopper, note) select id, 'n'`,
  saved_address: `(shopper, id, address, used_at) select id, 'a1', '{}', '2020-01-01'`,
  review_vote: `(shopper, review, kind) select id, 'r1', 'helpful'`,
  review_request: `(shopper, payment_intent, code) select id, 'pi_1', 'code of ' || id`,
  stock_watch: `(variant, shopper, code) select 'book', id, 'wish of ' || id`,
  mail: `(shopper, dedupe, kind, recipient, body, state)
    select id, 'placed:pi_1', 'order_placed', id || '@example.com', '{"order": "pi_1"}', 'sent'`,
};

const TABLES = Object.keys(LEFT);

/** The rows of a table without the times at which they were written just now. */
const KEPT_APART = [
  'booked_at',
  'at',
  'made_at',
  'asked_at',
  'sweep_due_at',
  'due_at',
  'queued_at',
];

/** Puts them in before each test of the file: anna and guest_anna have bought nothing, unless a test leaves that, too. */
export async function openPersonRows() {
  const database = await testDatabase();
  const { queries, close } = database;
  const run = (statement: string) => queries.execute(statement);

  const leave = (table: string) => {
    const words = LEFT[table] ?? '';
    const from = words.includes(' from ') ? '' : 'from';
    return run(`insert into "${table}" ${words} ${from} unnest('{${PERSONS}}'::text[]) as person (id)
      on conflict do nothing`);
  };

  beforeEach(async () => {
    await run(`truncate ${TABLES.map((table) => `"${table}"`)}, verification, credit,
      withdrawal_declaration, claimed_order, outbox_event, event_delivery`);
    await run('delete from "user"');
    await run(`insert into "user" (id, name, email) values
      ('anna', '', 'anna@example.com'), ('bert', '', 'bert@example.com')`);
    await run(`insert into verification (id, identifier, value, expires_at) values
      ('1', 'secret', 'anna', now() + interval '1 hour'), ('2', 'late', 'anna', now()),
      ('3', 'of bert', 'bert', now() + interval '1 hour')`);
    for (const table of TABLES) await leave(table);
    for (const statement of UNDER_WAY) await run(statement);
    for (const bought of ['"order"', 'refund'])
      await run(`delete from ${bought} where shopper in ('anna', 'guest_anna')`);
  });

  /** What a function answers. */
  async function call(text: string): Promise<unknown> {
    const [row] = await rowsOf<{ answer: unknown }>(queries, sql.raw(`select ${text} as answer`));
    return row?.answer;
  }

  /** What there is of a person, by table. */
  async function rowsAbout(person: string): Promise<Record<string, object[]>> {
    const all: Record<string, object[]> = {};
    for (const table of TABLES) {
      const owner = table === 'shopper' ? 'id' : 'shopper';
      const found = await rowsOf<{ row: object }>(
        queries,
        sql.raw(`select to_jsonb(one) - '{${KEPT_APART}}'::text[] as row from "${table}" as one
          where "${owner}" = '${person}' order by 1`),
      );
      if (found.length > 0) all[table] = found.map(({ row }) => row);
    }
    return all;
  }

  /** Those that a test does not name. */
  const rowsOfOthers = async () => [await rowsAbout('bert'), await rowsAbout('guest_bert')];

  return { queries, run, call, leave, rowsAbout, rowsOfOthers, close };
}
