import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openMoneyRows } from './money-rows.ts';

const { queries, effects, expectNothing, close } = await openMoneyRows();
afterAll(close);

/** An event of which nothing follows. */
const eventOf = (kind: string, body: object, by: string) => ({ kind, body, by });

const refundOf = (cents: number, by = 'staff', reason = 'late', lines?: number[]) =>
  JSON.stringify(eventOf('refunded', { amountCents: cents, reason, lines }, by));

describe('what happens to an order', () => {
  beforeEach(async () => {
    await queries.execute("select sell('anna', 'open', 'open', 'pi_open', 9, null, null, null)");
    await queries.execute("update order_status set since = '2020-01-01'");
  });
  const event = (shopper: string, intent: string, seen: number, state: string) =>
    `write_order_event('${shopper}', '${intent}', ${seen}, '${JSON.stringify([eventOf('packed', { a: 1 }, 'staff')])}',
      '${state}', false, 0, null, $said) is not null`;
  const refund = (shopper: string, intent: string, seen: number, cents: number) =>
    `write_order_event('${shopper}', '${intent}', events_of_order('${shopper}', '${intent}'), '[]', 'placed', false,
      ${seen}, '${refundOf(cents, 'staff', 'late', [1])}', $said) is not null`;
  const cancel = (shopper: string, events: number, seen: number, rest: number) =>
    `write_order_event('${shopper}', 'pi_open', ${events},
      '${JSON.stringify([eventOf('cancelled', { reason: 'mistake' }, 'shopper')])}', 'cancelled', false, ${seen},
      ${rest > 0 ? `'${refundOf(rest, 'shop', 'cancelled')}'` : 'null'}, $said) is not null`;

  test('is an event, with the state that follows', async () => {
    expect(await effects(event('anna', 'pi_open', 0, 'packed'))).toEqual({
      answer: true,
      gone: ['work pi_open of anna placed then'],
      came: [
        'event 1 of anna pi_open packed {"a": 1} staff now',
        'work pi_open of anna packed now',
      ],
    });
    await queries.execute("update order_status set since = '2020-01-01'");
    expect(await effects(event('anna', 'pi_open', 1, 'packed'))).toEqual({
      answer: true,
      gone: [],
      came: ['event 2 of anna pi_open packed {"a": 1} staff now'],
    });
  });

  test('is nothing where something else has happened, or of no order', async () => {
    await expectNothing(
      event('anna', 'pi_open', 1, 'packed'),
      event('bert', 'pi_open', 0, 'packed'),
      event('carl', 'pi_open', 0, 'packed'),
      event('anna', 'pi_back', 0, 'packed'),
    );
  });

  test('can be refunds, each with the next number and an event', async () => {
    const row = (cents: number, no: number) =>
      `refund pi_open of anna late due 1 - ${cents} 9 now now 0 no ${no} staff one 500 [1]`;
    const said = (cents: number, no: number) =>
      `event ${no} of anna pi_open refunded {"no": ${no}, "lines": [1], "reason": "late", "amountCents": ${cents}} staff now`;
    expect((await effects(refund('anna', 'pi_open', 0, 200))).came).toEqual([
      said(200, 1),
      row(200, 1),
    ]);
    expect((await effects(refund('anna', 'pi_open', 200, 300))).came).toEqual([
      said(300, 2),
      row(300, 2),
    ]);
  });

  test('is no refund where the sum is another, or would be more than was charged', async () => {
    await expectNothing(
      refund('anna', 'pi_open', 0, 501),
      refund('anna', 'pi_open', 1, 200),
      refund('anna', 'pi_open', 0, 0),
      refund('anna', 'pi_open', 0, -1),
      refund('bert', 'pi_open', 0, 200),
      refund('carl', 'pi_open', 0, 200),
      refund('anna', 'pi_back', 500, 100),
    );
    await effects(refund('anna', 'pi_open', 0, 500));
    await expectNothing(refund('anna', 'pi_open', 0, 1), refund('anna', 'pi_open', 500, 1));
    for (const state of ['failed', 'cancelled']) {
      await queries.execute(
        `update refund set state = '${state}' where payment_intent = 'pi_open'`,
      );
      expect(await effects(refund('anna', 'pi_open', 0, 1))).toMatchObject({ answer: true });
    }
  });

  test('can be its cancellation, with the refund of the rest', async () => {
    await queries.execute(`select refund_order('anna', 'pi_open', 0, '${refundOf(200)}')`);
    expect(await effects(cancel('anna', 1, 200, 300))).toEqual({
      answer: true,
      gone: ['work pi_open of anna placed then'],
      came: [
        'event 2 of anna pi_open refunded {"no": 2, "reason": "cancelled", "amountCents": 300} shop now',
        'event 3 of anna pi_open cancelled {"reason": "mistake"} shopper now',
        'refund pi_open of anna cancelled due 1 - 300 9 now now 0 no 2 shop one 500',
        'work pi_open of anna cancelled now',
      ],
    });
  });

  test('is no cancellation where something else has happened', async () => {
    await expectNothing(
      cancel('anna', 1, 0, 500),
      cancel('anna', 0, 1, 500),
      cancel('anna', 0, 0, 501),
      cancel('bert', 0, 0, 500),
      cancel('carl', 0, 0, 500),
    );
    await queries.execute(`select refund_order('anna', 'pi_open', 0, '${refundOf(500)}')`);
    expect((await effects(cancel('anna', 1, 500, 0))).came).toEqual([
      'event 2 of anna pi_open cancelled {"reason": "mistake"} shopper now',
      'work pi_open of anna cancelled now',
    ]);
  });
});

describe('a refund of an order that a gift card has paid in part', () => {
  const OTHERS = `insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    values ('bert', 'pi_open', '[]', 900, 5), ('anna', 'pi_first', '[]', 700, 5)`;
  const refund = (amountCents: number, creditCents: number, credit = 'card') => {
    const body = { amountCents, reason: 'late', credit, creditCents };
    return `refund_order('anna', 'pi_open', 0, '${JSON.stringify(eventOf('refunded', body, 'staff'))}')`;
  };
  const balance = () =>
    rowsOf(
      queries,
      sql`select on_hand as cents, (select json_agg(concat_ws(' ', reason, reference, units) order by units)
        from stock_entry where stock_key = 'credit:card') as ledger from stock where credit = 'card'`,
    );

  beforeEach(async () => {
    await queries.execute('delete from stock_entry');
    await queries.execute('delete from stock');
    await queries.execute('delete from credit');
    await queries.execute("select issue_credit('card', 50, null, '', '', null, 'olga')");
    // Those that are not meant come first.
    await queries.execute(OTHERS);
    await queries.execute("select sell('anna', 'open', 'open', 'pi_open', 9, null, null, null)");
    await queries.execute(`update "order" set terms = '{"credit": {"id": "card", "cents": 200}}'
      where payment_intent = 'pi_open' and shopper = 'anna'`);
  });

  test('puts its part on the gift card at once, and the rest is due of what the card was charged', async () => {
    expect((await effects(refund(300, 120))).came).toEqual([
      'booked 120 entry 1 of refund 1 pi_open of anna now',
      'event 1 of anna pi_open refunded {"no": 1, "credit": "card", "reason": "late", "amountCents": 300, "creditCents": 120} staff now',
      'refund pi_open of anna late due 1 - 300 9 now now 0 no 1 staff one 300',
    ]);
    expect(await balance()).toEqual([
      { cents: 170, ledger: ['issued card 50', 'refunded pi_open/1 120'] },
    ]);
    const kept = sql`select credit, credit_cents::int as cents from refund where payment_intent = 'pi_open'`;
    expect(await rowsOf(queries, kept)).toEqual([{ credit: 'card', cents: 120 }]);
  });

  test('is done where all of it goes to the gift card', async () => {
    const { came } = await effects(refund(80, 80));
    expect(came).toContain(
      'refund pi_open of anna late refunded 1 - 80 9 now now 0 no 1 staff one 300',
    );
    expect(came).toContain('booked 80 entry 1 of refund 1 pi_open of anna now');
    expect(await balance()).toMatchObject([{ cents: 130 }]);
  });

  test('counts what it and no refund of somebody else has given back', async () => {
    await queries.execute(`insert into refund (shopper, payment_intent, reason, state, amount_cents, charge_cents,
        created_seconds, provider) values ('bert', 'pi_open', 'late', 'due', 400, 900, 5, 'one')`);
    expect((await effects(refund(300, 120))).came).toHaveLength(3);
  });

  test('is none where there is no such gift card: nothing of it is written', async () => {
    await expect(queries.execute(`select ${refund(300, 120, 'gone')}`)).rejects.toThrow();
    expect(await balance()).toMatchObject([{ cents: 50 }]);
  });
});
