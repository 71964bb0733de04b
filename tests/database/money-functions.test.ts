import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '#db/rows-of.ts';
import { testDatabase } from '#tests/test-database.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;
const published: string[] = [];
const ignoreGap = () => {};
await database.listen('basket_live', (payload) => published.push(payload), ignoreGap);

/** Three shoppers whose rows have the same keys; carl has joined an account. */
const FIXTURES = `
  insert into shopper (id, joined_to) values ('anna', null), ('bert', null), ('carl', 'dora');
  insert into basket_line (shopper, line, listing)
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
      created_seconds, due_at)
    select id, intent, 'lines_sold', 'pending', 2, 're_1', 500, 7, '2020-01-01'
    from shopper, unnest(array['pi_back', 'pi_twice']) as intent`;

beforeEach(async () => {
  for (const name of [
    'payment',
    'intent',
    'refund',
    'order',
    'order_line',
    'basket_line',
    'shopper',
  ]) {
    await queries.execute(sql`delete from ${sql.identifier(name)}`);
  }
  for (const statement of FIXTURES.split(';')) await queries.execute(statement);
});

/** Every row that these functions write, as a line of text; `now` is a time that was just set. */
async function rows(): Promise<string[]> {
  const time = (column: string) => `case when ${column} > '2021-01-01' then 'now' else 'then' end`;
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
        coalesce(refund_id, '-'), amount_cents, created_seconds, ${time('due_at')}) from refund`),
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

const OPEN = '[{"line": 1}, {"line": 2}]';

describe('sell', () => {
  test('makes an order of the payment, takes its lines out of the basket and says so', async () => {
    expect(await effects("sell('anna', 'open', 'open', 'pi_open', 9, $said)")).toEqual({
      answer: true,
      gone: [
        'basket of anna version 0',
        'line 1 of anna',
        'line 2 of anna',
        `payment open of anna one open pi_open ${OPEN} 500 then 4`,
      ],
      came: [
        'basket of anna version 1',
        `order of anna pi_open ${OPEN} 500 9`,
        `payment open of anna one ordered pi_open ${OPEN} 500 then 4`,
        'sold 1 of anna pi_open',
        'sold 2 of anna pi_open',
      ],
    });
  });

  test('records the intent of a payment that had none', async () => {
    const { answer, came } = await effects("sell('anna', 'gone', 'cancelled', 'pi_new', 9, $said)");
    expect(answer).toBe(true);
    expect(came).toEqual([
      'basket of anna version 1',
      'intent pi_new of anna gone one own now 0',
      'order of anna pi_new [{"line": 1}] 500 9',
      'payment gone of anna one ordered pi_new [{"line": 1}] 500 then 4',
      'sold 1 of anna pi_new',
    ]);
  });

  test('does nothing where state, intent or lines are not as they were read', async () => {
    await expectNothing(
      "sell('carl', 'open', 'open', 'pi_open', 9, $said)",
      "sell('anna', 'none', 'open', 'pi_open', 9, $said)",
      "sell('anna', 'open', 'cancelling', 'pi_open', 9, $said)",
      "sell('anna', 'open', 'open', 'pi_other', 9, $said)",
      "sell('anna', 'again', 'cancelled', 'pi_again', 9, $said)",
    );
  });
});

describe('start_payment', () => {
  const start = (shopper: string, version: number, provider: string) =>
    `start_payment('${shopper}', ${version}, 'new', '${provider}', '[]', 700)`;

  test('makes a payment where no other of this provider is unpaid', async () => {
    const came = ['payment new of anna two creating - [] 700 now 0'];
    const made = { answer: true, gone: [], came };
    expect(await effects(start('anna', 0, 'two'))).toEqual(made);
    await expectNothing(start('anna', 0, 'two'));
  });

  test('does nothing while another is unpaid, or for another version of the basket', async () => {
    await expectNothing(start('anna', 1, 'two'), start('carl', 0, 'two'));
    for (const state of ['creating', 'open', 'cancelling']) {
      await queries.execute(`update payment set state = '${state}' where payment = 'open'`);
      await expectNothing(start('anna', 0, 'one'));
    }
    await queries.execute("update payment set state = 'ordered' where payment = 'open'");
    expect(await effects(start('anna', 0, 'one'))).toMatchObject({ answer: true });
  });
});

describe('change_payment', () => {
  test('gives another state, and its intent where it has none', async () => {
    expect(await effects("change_payment('anna', 'open', 'open', 'cancelling', null)")).toEqual({
      answer: true,
      gone: [`payment open of anna one open pi_open ${OPEN} 500 then 4`],
      came: [`payment open of anna one cancelling pi_open ${OPEN} 500 then 4`],
    });
    const named = "change_payment('anna', 'gone', 'cancelled', 'cancelling', 'pi_new')";
    expect((await effects(named)).came).toEqual([
      'intent pi_new of anna gone one own now 0',
      'payment gone of anna one cancelling pi_new [{"line": 1}] 500 then 4',
    ]);
    const same = "change_payment('anna', 'open', 'cancelling', 'cancelled', 'pi_open')";
    expect((await effects(same)).came).toEqual([
      `payment open of anna one cancelled pi_open ${OPEN} 500 then 4`,
    ]);
  });

  test('does nothing where state or intent are not as they were read', async () => {
    await expectNothing(
      "change_payment('carl', 'open', 'open', 'cancelling', null)",
      "change_payment('anna', 'none', 'open', 'cancelling', null)",
      "change_payment('anna', 'open', 'creating', 'cancelling', null)",
      "change_payment('anna', 'open', 'open', 'cancelling', 'pi_other')",
    );
  });
});

describe('owe_refund', () => {
  const owe = (state: string) =>
    `owe_refund('anna', 'open', '${state}', 'pi_open', 'amount_differs', 501, 9, $said)`;

  test('makes a refund due, and the payment due for the sweep from its beginning', async () => {
    expect(await effects(owe('open'))).toEqual({
      answer: true,
      gone: [`payment open of anna one open pi_open ${OPEN} 500 then 4`],
      came: [
        `payment open of anna one refund_due pi_open ${OPEN} 500 now 0`,
        'refund pi_open of anna amount_differs due 1 - 501 9 now',
      ],
    });
  });

  test('does nothing where the payment is not as it was read', () =>
    expectNothing(owe('creating')));
});

describe('advance_refund', () => {
  const advance = (shopper: string, intent: string, seen: string, next: string, payment: string) =>
    `advance_refund('${shopper}', '${intent}', ${seen}, ${next}, '${payment}', $said)`;

  test("writes the refund, and its payment's state", async () => {
    const call = advance('anna', 'pi_back', "'pending', 2", "'failed', 3, 're_2'", 'refund_failed');
    expect((await effects(call)).came).toEqual([
      'payment back of anna old refund_failed pi_back [] 500 then 4',
      'refund pi_back of anna lines_sold failed 3 re_2 500 7 then',
    ]);
  });

  test('writes the state of a stray intent, and leaves the name that a refund has', async () => {
    const call = advance('anna', 'pi_twice', "'pending', 2", "'refunded', 2, null", 'refunded');
    expect(await effects(call)).toMatchObject({
      answer: true,
      came: [
        'intent pi_twice of anna open one refunded then 4',
        'refund pi_twice of anna lines_sold refunded 2 re_1 500 7 then',
      ],
    });
    const again = advance('anna', 'pi_twice', "'refunded', 2", "'due', 3, null", 'refund_due');
    expect((await effects(again)).came).toEqual([
      'intent pi_twice of anna open one refund_due then 4',
      'refund pi_twice of anna lines_sold due 3 re_1 500 7 now',
    ]);
  });

  test('does nothing where state or attempt are not as they were read', async () => {
    const next = "'refunded', 2, null";
    await expectNothing(
      advance('carl', 'pi_back', "'pending', 2", next, 'refunded'),
      advance('anna', 'pi_none', "'pending', 2", next, 'refunded'),
      advance('anna', 'pi_back', "'due', 2", next, 'refunded'),
      advance('anna', 'pi_back', "'pending', 1", next, 'refunded'),
    );
  });
});

describe('change_stray and owe_stray_refund', () => {
  test('record an intent that the payment does not have', async () => {
    expect(await effects("change_stray('anna', 'open', 'pi_new', null, 'stray')")).toEqual({
      answer: true,
      gone: [],
      came: ['intent pi_new of anna open one stray now 0'],
    });
  });

  test('give a stray intent another state, and make it due for the sweep', async () => {
    expect(await effects("change_stray('anna', 'open', 'pi_stray', 'stray', 'cancelled')")).toEqual(
      {
        answer: true,
        gone: ['intent pi_stray of anna open one stray then 4'],
        came: ['intent pi_stray of anna open one cancelled now 0'],
      },
    );
  });

  test('make the refund of a stray intent due', async () => {
    const owe =
      "owe_stray_refund('anna', 'open', 'pi_stray', 'stray', 'second_charge', 500, 9, $said)";
    expect((await effects(owe)).came).toEqual([
      'intent pi_stray of anna open one refund_due now 0',
      'refund pi_stray of anna second_charge due 1 - 500 9 now',
    ]);
    await expectNothing(owe);
  });

  test('do nothing where intent or state are not as they were read', async () => {
    await expectNothing(
      "change_stray('carl', 'open', 'pi_new', null, 'stray')",
      "change_stray('anna', 'none', 'pi_stray', 'stray', 'cancelled')",
      "change_stray('anna', 'open', 'pi_open', 'own', 'cancelled')",
      "change_stray('anna', 'gone', 'pi_stray', 'stray', 'cancelled')",
      "change_stray('anna', 'open', 'pi_none', 'stray', 'cancelled')",
      "change_stray('anna', 'open', 'pi_stray', 'cancelled', 'stray')",
      "change_stray('anna', 'open', 'pi_stray', null, 'cancelled')",
    );
    await queries.execute("delete from payment where shopper = 'anna' and payment = 'back'");
    await expectNothing("change_stray('anna', 'back', 'pi_stray', 'stray', 'cancelled')");
  });
});
