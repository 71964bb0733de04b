/** The rows that the functions of money write, and what a call changes of them. */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, vi } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

/** Three shoppers whose rows have the same keys; carl is merged into an account. */
const FIXTURES = `
  insert into shopper (id, merged_into) values ('anna', null), ('bert', null), ('carl', 'dora');
  insert into basket_line (shopper, line, variant)
    select id, line, 'book' from shopper, generate_series(1, 3) as line;
  insert into order_line select id, 3, 'pi_old' from shopper union values ('bert', 1, 'pi_old');
  insert into payment
      (shopper, payment, provider, state, intent, items, amount_cents, sweep_due_at, sweep_tries)
    select id, made.payment, case when id = 'anna' then made.provider else 'two' end,
      made.state, made.intent, made.items::jsonb,
      case when id = 'anna' then 500 else 600 end, '2020-01-01', 4
    from shopper, (values
      ('again', 'old', 'cancelled', 'pi_again', '[{"line": 3}]'),
      ('back', 'old', 'refund_due', 'pi_back', '[]'),
      ('gone', 'one', 'cancelled', null, '[{"line": 1}]'),
      ('open', 'one', 'open', 'pi_open', '[{"line": 1}, {"line": 2}]')
    ) as made (payment, provider, state, intent, items)
    order by id desc, made.payment;
  insert into intent (shopper, intent, payment, provider, state, sweep_due_at, sweep_tries)
    select id, made.intent, made.payment, 'one', made.state, '2020-01-01', 4
    from shopper, (values
      ('pi_open', 'open', 'own'), ('pi_back', 'back', 'own'),
      ('pi_stray', 'open', 'stray'), ('pi_twice', 'open', 'refund_due')
    ) as made (intent, payment, state);
  insert into refund (shopper, payment_intent, reason, state, attempt, refund_id, amount_cents,
      charge_cents, created_seconds, due_at, provider, sweep_due_at, sweep_tries)
    select id, intent, 'lines_sold', 'pending', 2, 're_1', 500, 500, 7, '2020-01-01', 'one',
      '2020-01-01', 4
    from shopper, unnest(array['pi_back', 'pi_twice']) as intent`;

/** Puts the fixtures in before each test of the file. */
export async function openMoneyRows() {
  const database = await testDatabase();
  const { queries, close } = database;
  const published: string[] = [];
  const ignoreGap = () => {};
  await database.listen('shop_events', (payload) => published.push(payload), ignoreGap);

  beforeEach(async () => {
    await queries.execute(`truncate payment, intent, refund, refund_transaction, "order", order_event,
      order_status, order_line, basket_line, shopper`);
    for (const statement of FIXTURES.split(';')) await queries.execute(statement);
  });

  /** Every row that these functions write, as a line of text; `now` is a time that was just set. */
  async function rows(): Promise<string[]> {
    const time = (column: string) =>
      `case when ${column} > '2021-01-01' then 'now' else 'then' end`;
    const found = await rowsOf<{ row: string }>(
      queries,
      sql.raw(`
        select concat_ws(' ', 'basket of', id, 'version', basket_version) as row from shopper
        union all select concat_ws(' ', 'line', line, 'of', shopper) from basket_line
        union all select concat_ws(' ', 'sold', line, 'of', shopper, payment_intent) from order_line
        union all select concat_ws(' ', 'order of', shopper, payment_intent, items, amount_cents,
          created_seconds) from "order"
        union all select concat_ws(' ', 'payment', payment, 'of', shopper, provider, state,
          coalesce(intent, '-'), items, amount_cents, ${time('sweep_due_at')}, sweep_tries) from payment
        union all select concat_ws(' ', 'intent', intent, 'of', shopper, payment, provider, state,
          ${time('sweep_due_at')}, sweep_tries) from intent
        union all select concat_ws(' ', 'refund', payment_intent, 'of', shopper, reason, state, attempt,
          coalesce(refund_id, '-'), amount_cents, created_seconds, ${time('due_at')},
          ${time('sweep_due_at')}, sweep_tries, 'no', no, by, provider, charge_cents, lines) from refund
        union all select concat_ws(' ', 'booked', amount_cents, 'entry', entry, 'of refund', no,
          payment_intent, 'of', shopper, ${time('booked_at')}) from refund_transaction
        union all select concat_ws(' ', 'work', payment_intent, 'of', shopper, state,
          ${time('since')}) from order_status
        union all select concat_ws(' ', 'event', no, 'of', shopper, payment_intent, kind, body, by,
          ${time('at')}) from order_event`),
    );
    return found.map(({ row }) => row);
  }

  let calls = 0;

  /** What a call answers, and the rows that have come and gone with it; `$said` is its message. */
  async function effects(call: string) {
    calls += 1;
    const message = `message ${calls}`;
    const before = await rows();
    const text = `select ${call.replace('$said', `'${message}'`)} as answer`;
    const [found] = await rowsOf<{ answer: boolean }>(queries, sql.raw(text));
    const after = await rows();
    const isSaid = found?.answer === true && call.includes('$said');
    if (isSaid) await vi.waitFor(() => expect(published).toContain(message));
    else expect(published).not.toContain(message);
    return {
      answer: found?.answer,
      gone: before.filter((row) => !after.includes(row)).sort(),
      came: after.filter((row) => !before.includes(row)).sort(),
    };
  }

  async function expectNothing(...refused: string[]): Promise<void> {
    for (const call of refused) {
      const nothing = { call, answer: false, gone: [], came: [] };
      expect({ call, ...(await effects(call)) }).toEqual(nothing);
    }
  }

  return { queries, effects, expectNothing, close };
}
