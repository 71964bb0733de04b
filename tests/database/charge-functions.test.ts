/** How the refunds of a charge stand, as write_refunds.sql writes it. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openMoneyRows } from './money-rows.ts';

const { queries, effects, expectNothing, close } = await openMoneyRows();
afterAll(close);

/** An event of which nothing follows. */
const eventOf = (kind: string, body: object, by: string) => ({ kind, body, by });

describe('write_refunds', () => {
  const PENDING = '1 pending 2 500';
  const change = {
    ...{ no: 1, made_by: 'shop', reason: '', attempt: 2 },
    ...{ amountCents: 500, arrivedCents: 0 },
  };
  const write = (
    ...[shopper, intent, seen, one, state]: [string, string, string, typeof change, string]
  ) => {
    const body = { no: one.no, amountCents: one.amountCents, reason: one.reason };
    const changes = JSON.stringify([{ ...one, event: eventOf('refunded', body, one.made_by) }]);
    return `write_refunds('${shopper}', '${intent}', '${seen}', '${changes}', 'one', 500, 7, '${state}', $said)`;
  };

  test("writes a refund, and its payment's state", async () => {
    const failed = { ...change, state: 'failed', attempt: 3, refundId: 're_2', amountCents: 400 };
    const call = write('anna', 'pi_back', PENDING, failed, 'refund_failed');
    expect((await effects(call)).came).toEqual([
      'payment back of anna old refund_failed pi_back [] 500 then 4',
      'refund pi_back of anna lines_sold failed 3 re_2 400 7 then then 4 no 1 shop one 500',
    ]);
  });

  test('writes the state of a stray intent, and leaves the name that a refund has', async () => {
    const refunded = { ...change, state: 'refunded', refundId: null, arrivedCents: 500 };
    const call = write('anna', 'pi_twice', PENDING, refunded, 'refunded');
    expect(await effects(call)).toMatchObject({
      answer: true,
      came: [
        'booked 500 entry 1 of refund 1 pi_twice of anna now',
        'intent pi_twice of anna open one refunded then 4',
        'refund pi_twice of anna lines_sold refunded 2 re_1 500 7 then then 4 no 1 shop one 500',
      ],
    });
    const due = { ...change, state: 'due', attempt: 3, refundId: null };
    const again = write('anna', 'pi_twice', '1 refunded 2 500', due, 'refund_due');
    expect((await effects(again)).came).toEqual([
      'booked -500 entry 2 of refund 1 pi_twice of anna now',
      'intent pi_twice of anna open one refund_due then 4',
      'refund pi_twice of anna lines_sold due 3 re_1 500 7 now now 0 no 1 shop one 500',
    ]);
  });

  test('writes what was made at the provider; of an order it is an event', async () => {
    const refunded = {
      made_by: 'provider',
      state: 'refunded',
      refundId: 're_9',
      arrivedCents: 500,
    };
    const made = { ...change, ...refunded, no: 2 };
    const came = 'refund pi_back of anna  refunded 2 re_9 500 7 now now 0 no 2 provider one 500';
    const ofNone = await effects(write('anna', 'pi_back', PENDING, made, 'refunded'));
    expect(ofNone.came).toEqual([
      'booked 500 entry 1 of refund 2 pi_back of anna now',
      'payment back of anna old refunded pi_back [] 500 then 4',
      came,
    ]);
    await queries.execute("select sell('anna', 'open', 'open', 'pi_open', 9, null, null, null)");
    const first = { ...made, no: 1, amountCents: 100, arrivedCents: 100 };
    expect((await effects(write('anna', 'pi_open', '', first, 'refunded'))).came).toEqual([
      'booked 100 entry 1 of refund 1 pi_open of anna now',
      'event 1 of anna pi_open refunded {"no": 1, "reason": "", "amountCents": 100} provider now',
      'refund pi_open of anna  refunded 2 re_9 100 7 now now 0 no 1 provider one 500',
    ]);
  });

  test('books what has arrived and is not booked yet, of each refund by itself', async () => {
    const refunded = { ...change, state: 'refunded', refundId: null };
    const seen = (cents: number, state = 'refunded') => `1 ${state} 2 ${cents}`;
    const booked = async (call: string) =>
      (await effects(call)).came.filter((row) => row.startsWith('booked'));
    const all = { ...refunded, arrivedCents: 500 };
    expect(await booked(write('anna', 'pi_back', PENDING, all, 'refunded'))).toHaveLength(1);
    expect(await booked(write('anna', 'pi_back', seen(500), all, 'refunded'))).toEqual([]);
    // The next refund, that of another charge, and that of another shopper begin anew.
    const next = { ...all, no: 2, made_by: 'provider' };
    expect(await booked(write('anna', 'pi_back', seen(500), next, 'refunded'))).toEqual([
      'booked 500 entry 1 of refund 2 pi_back of anna now',
    ]);
    expect(await booked(write('anna', 'pi_twice', PENDING, all, 'refunded'))).toHaveLength(1);
    expect(await booked(write('bert', 'pi_back', PENDING, all, 'refunded'))).toHaveLength(1);
    // A row that was damaged meanwhile, and is set right, has moved no money.
    await queries.execute(`update refund set state = 'due' where shopper = 'bert'`);
    expect(await booked(write('bert', 'pi_back', seen(500, 'due'), all, 'refunded'))).toEqual([]);
    const less = { ...all, amountCents: 300, arrivedCents: 300 };
    expect(await booked(write('bert', 'pi_back', seen(500), less, 'refunded'))).toEqual([
      'booked -200 entry 2 of refund 1 pi_back of bert now',
    ]);
  });

  test('leaves a refund that is due to the sweep as it was', async () => {
    await queries.execute("update refund set state = 'due' where payment_intent = 'pi_back'");
    const next = { ...change, state: 'due', attempt: 3, refundId: null };
    const call = write('anna', 'pi_back', '1 due 2 500', next, 'refund_due');
    expect((await effects(call)).came).toEqual([
      'refund pi_back of anna lines_sold due 3 re_1 500 7 then then 4 no 1 shop one 500',
    ]);
  });

  test('that has failed tells staff and programs what of it is in no credit, once an attempt', async () => {
    await queries.execute('truncate mail');
    await queries.execute(`insert into event_endpoint (id, address, kinds, secret)
      values ('staff-test', 'https://example.com', '{refund.failed}', 'secret')`);
    await queries.execute("update refund set credit_cents = 120 where shopper = 'anna'");
    const failed = { ...change, state: 'failed', refundId: null, reason: 'closed' };
    await effects(write('anna', 'pi_back', PENDING, failed, 'refund_failed'));
    await effects(write('anna', 'pi_back', '1 failed 2 500', failed, 'refund_failed'));
    // One that was never written before has nothing in a credit.
    const made = { ...failed, no: 2, made_by: 'provider' };
    await effects(write('bert', 'pi_back', PENDING, made, 'refund_failed'));
    expect(await rowsOf(queries, sql`select subject, ref from outbox_event order by no`)).toEqual([
      { subject: 'pi_back', ref: { no: 1, amountCents: 380, reason: 'closed' } },
      { subject: 'pi_back', ref: { no: 2, amountCents: 500, reason: 'closed' } },
    ]);
    expect(
      await rowsOf(
        queries,
        sql`select body from mail where kind = 'staff_refund_failed' order by dedupe`,
      ),
    ).toEqual([
      { body: { order: 'pi_back', cents: 380, reason: 'closed' } },
      { body: { order: 'pi_back', cents: 500, reason: 'closed' } },
    ]);
    await queries.execute('truncate event_endpoint, event_delivery, outbox_event');
  });

  test('made at the provider takes what is left of the gift cards of the order', async () => {
    await queries.execute(`update payment set items = '[{"line": 1, "priceCents": 500, "isGiftCard": true}]',
      terms = '{"giftTo": {"email": "bea@example.com", "giver": "", "words": ""}}' where payment = 'open'`);
    await queries.execute("select sell('anna', 'open', 'open', 'pi_open', 9, null, null, null)");
    const made = { ...change, made_by: 'provider', state: 'refunded', refundId: 're_9' };
    const part = { ...made, amountCents: 100, arrivedCents: 100 };
    expect((await effects(write('anna', 'pi_open', '', part, 'refunded'))).came).toContainEqual(
      expect.stringContaining('"takenBack": [{"cents": 100, "credit": "pi_open-1"}]'),
    );
    expect(
      await rowsOf(queries, sql`select on_hand from stock where credit = 'pi_open-1'`),
    ).toEqual([{ on_hand: 400 }]);
    await queries.execute('truncate credit, stock, stock_entry');
  });

  test('does nothing where the refunds are not as they were read', async () => {
    const next = { ...change, state: 'refunded', refundId: null, arrivedCents: 500 };
    await expectNothing(
      write('carl', 'pi_back', PENDING, next, 'refunded'),
      write('anna', 'pi_none', PENDING, next, 'refunded'),
      write('anna', 'pi_back', '', next, 'refunded'),
      write('anna', 'pi_back', '1 due 2 500', next, 'refunded'),
      write('anna', 'pi_back', '1 pending 1 500', next, 'refunded'),
      write('anna', 'pi_back', '1 pending 2 501', next, 'refunded'),
    );
  });
});
