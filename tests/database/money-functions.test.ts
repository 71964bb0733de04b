import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openMoneyRows } from './money-rows.ts';

const { queries, effects, expectNothing, close } = await openMoneyRows();
afterAll(close);

const OPEN = '[{"line": 1}, {"line": 2}]';

describe('sell', () => {
  test('makes an order of the payment, takes its lines out of the basket and says so', async () => {
    expect(await effects("sell('anna', 'open', 'open', 'pi_open', 9, null, null, $said)")).toEqual({
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
        'work pi_open of anna placed now',
      ],
    });
  });

  test('records the intent of a payment that had none', async () => {
    const { answer, came } = await effects(
      "sell('anna', 'gone', 'cancelled', 'pi_new', 9, null, null, $said)",
    );
    expect(answer).toBe(true);
    expect(came).toEqual([
      'basket of anna version 1',
      'intent pi_new of anna gone one own now 0',
      'order of anna pi_new [{"line": 1}] 500 9',
      'payment gone of anna one ordered pi_new [{"line": 1}] 500 then 4',
      'sold 1 of anna pi_new',
      'work pi_new of anna placed now',
    ]);
  });

  test('does nothing where state, intent or lines are not as they were read', async () => {
    await expectNothing(
      "sell('carl', 'open', 'open', 'pi_open', 9, null, null, $said)",
      "sell('anna', 'none', 'open', 'pi_open', 9, null, null, $said)",
      "sell('anna', 'open', 'cancelling', 'pi_open', 9, null, null, $said)",
      "sell('anna', 'open', 'open', 'pi_other', 9, null, null, $said)",
      "sell('anna', 'again', 'cancelled', 'pi_again', 9, null, null, $said)",
    );
  });
});

describe('the terms of a payment', () => {
  const TERMS = '{"code": "FEW", "address": {"name": "Ann", "city": "Oslo"}}';

  beforeEach(async () => {
    await queries.execute('truncate checkout, order_contact, stock, stock_hold');
  });

  test('are frozen with the units that it needs', async () => {
    await effects(
      `start_payment('anna', 0, 'new', 'two', '[]', 700, 'usd', '{"lamp": 2}', '${TERMS}')`,
    );
    expect(
      await rowsOf(queries, sql`select units, terms from payment where payment = 'new'`),
    ).toEqual([{ units: { lamp: 2 }, terms: JSON.parse(TERMS) }]);
  });

  test('are the order’s when it is sold, but for who it is for; the code was for this order', async () => {
    await queries.execute(`update payment set terms = '${TERMS}' where payment = 'open'`);
    await queries.execute(
      "insert into checkout (shopper, code) values ('anna', 'FEW'), ('bert', 'FEW')",
    );
    await effects("sell('anna', 'open', 'open', 'pi_open', 9, null, null, $said)");
    expect(await rowsOf(queries, sql`select terms from "order"`)).toEqual([
      { terms: { code: 'FEW' } },
    ]);
    expect(
      await rowsOf(queries, sql`select shopper, email, name, address from order_contact`),
    ).toEqual([{ shopper: 'anna', email: null, name: 'Ann', address: { city: 'Oslo' } }]);
    expect(await rowsOf(queries, sql`select shopper, code from checkout order by shopper`)).toEqual(
      [
        { shopper: 'anna', code: null },
        { shopper: 'bert', code: 'FEW' },
      ],
    );
  });

  test('leave the choices of a shopper alone who has used no code', async () => {
    await queries.execute(`update payment set terms = '{"code": null, "address": null}'`);
    await queries.execute("insert into checkout (shopper, code) values ('anna', 'LATER')");
    await effects("sell('anna', 'open', 'open', 'pi_open', 9, null, null, $said)");
    expect(await rowsOf(queries, sql`select code from checkout`)).toEqual([{ code: 'LATER' }]);
    expect(await rowsOf(queries, sql`select from order_contact`)).toEqual([]);
  });
});

describe('start_payment', () => {
  const start = (shopper: string, version: number, provider: string) =>
    `start_payment('${shopper}', ${version}, 'new', '${provider}', '[]', 700, 'usd', null, null)`;

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

describe('the e-mail of a payment', () => {
  const begin = async () => {
    await queries.execute("delete from payment where shopper in ('anna', 'guest_ann')");
    for (const shopper of ['anna', 'guest_ann']) await effects(start(shopper));
    return rowsOf(
      queries,
      sql`select shopper, email from payment where payment = 'new' order by shopper`,
    );
  };
  const start = (shopper: string) =>
    `start_payment('${shopper}', 0, 'new', 'one', '[]', 700, 'usd', null, null)`;
  const draft = (of: string, email: string, ended: string, order: string) =>
    `insert into draft_order (shopper, draft, email, ended_at, payment_intent, made_by)
      values ('${of}', '${email}', '${email}', ${ended}, ${order}, 'staff')`;

  beforeEach(async () => {
    await queries.execute('truncate checkout, draft_order');
    await queries.execute("insert into shopper (id) values ('guest_ann')");
    await queries.execute(draft('anna', 'hers', 'null', 'null'));
    await queries.execute(draft('guest_ann', 'ended', 'now()', 'null'));
    await queries.execute(draft('guest_ann', 'ordered', 'null', "'pi_old'"));
  });

  test('is, of a guest, the one that was given, else that of the order that staff makes', async () => {
    const of = (email: string | null) => [
      { shopper: 'anna', email: null },
      { shopper: 'guest_ann', email },
    ];
    expect(await begin()).toEqual(of(null));
    await queries.execute(draft('guest_ann', 'staff', 'null', 'null'));
    expect(await begin()).toEqual(of('staff'));
    await queries.execute(`insert into checkout (shopper, email)
      values ('anna', 'hers'), ('bert', 'his'), ('guest_ann', 'given')`);
    expect(await begin()).toEqual(of('given'));
  });

  test('is changed while the payment is not paid, and by nobody who is merged into an account', async () => {
    const emails = () =>
      rowsOf(
        queries,
        sql`select shopper, payment, email from payment where email is not null order by shopper`,
      );
    expect((await effects("set_payment_email('carl', 'new')")).answer).toBe(false);
    expect(await emails()).toEqual([]);
    await effects("set_payment_email('anna', 'new')");
    await queries.execute("update payment set state = 'creating' where payment = 'open'");
    await effects("set_payment_email('bert', 'his')");
    expect(await emails()).toEqual([
      { shopper: 'anna', payment: 'open', email: 'new' },
      { shopper: 'bert', payment: 'open', email: 'his' },
    ]);
  });
});

test('a payment is begun in the currency of the shop alone', async () => {
  await queries.execute("insert into shop_currency (code) values ('EUR')");
  const start = (currency: string) =>
    `start_payment('anna', 0, 'new', 'two', '[]', 700, '${currency}', null, null)`;
  await expectNothing(start('usd'));
  expect(await effects(start('eur'))).toMatchObject({ answer: true });
  await queries.execute('truncate shop_currency');
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
    `owe_refund('anna', 'open', '${state}', 'pi_open', 'amount_differs', 501, 9, null, $said)`;

  test('makes a refund due, and has the sweep look at it', async () => {
    expect(await effects(owe('open'))).toEqual({
      answer: true,
      gone: [`payment open of anna one open pi_open ${OPEN} 500 then 4`],
      came: [
        `payment open of anna one refund_due pi_open ${OPEN} 500 then 4`,
        'refund pi_open of anna amount_differs due 1 - 501 9 now now 0 no 1 shop one 501',
      ],
    });
  });

  test('does nothing where the payment is not as it was read', () =>
    expectNothing(owe('creating')));
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
      "owe_stray_refund('anna', 'open', 'pi_stray', 'stray', 'second_charge', 500, 9, null, $said)";
    expect((await effects(owe)).came).toEqual([
      'intent pi_stray of anna open one refund_due now 0',
      'refund pi_stray of anna second_charge due 1 - 500 9 now now 0 no 1 shop one 500',
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
