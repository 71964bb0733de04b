import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecentIntents } from '../payments/recent-intents.ts';
import { idempotencyKey } from '../schema.ts';
import { createTestDatabase, createTestSimulator } from '../simulator-for-tests.ts';
import { answerOnce } from './idempotency.ts';
import { createRefund } from './refunds.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let shop: ReturnType<typeof createTestSimulator>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createTestSimulator(database.db);
});
afterAll(() => {
  expect(shop.errors).toEqual([]);
});

const usd = (amount: number) => ({ amount, currency: 'usd' });

describe('an idempotency key', () => {
  test('repeats the first answer and makes one intent', async () => {
    const options = { idempotencyKey: 'same' };
    const first = await shop.stripe.paymentIntents.create(usd(700), options);
    const again = await shop.stripe.paymentIntents.create(usd(700), options);
    expect(again).toEqual(first);
    const [headers, headersAgain] = [first, again].map(
      ({ lastResponse }) => new Headers(lastResponse.headers),
    );
    expect(headers?.has('idempotent-replayed')).toBe(false);
    expect(headersAgain?.get('idempotent-replayed')).toBe('true');
    expect(headersAgain?.get('original-request')).toBe(headers?.get('request-id'));
    const { data } = await shop.stripe.paymentIntents.list();
    expect(data.filter((intent) => intent.amount === 700)).toHaveLength(1);
  });

  test('repeats a refusal even when its reason is gone', async () => {
    const intent = await shop.createIntent();
    const refund = { payment_intent: intent.id };
    const options = { idempotencyKey: 'refused' };
    await expect(shop.stripe.refunds.create(refund, options)).rejects.toThrow('successful charge');
    await shop.confirm(intent);
    await expect(shop.stripe.refunds.create(refund, options)).rejects.toMatchObject({
      statusCode: 400,
      headers: { 'idempotent-replayed': 'true' },
    });
    expect((await shop.stripe.refunds.list(refund)).data).toEqual([]);
  });

  test('is not used up by parameters that could never work', async () => {
    const options = { idempotencyKey: 'invalid' };
    await expect(shop.stripe.paymentIntents.create(usd(1), options)).rejects.toThrow();
    expect(await shop.stripe.paymentIntents.create(usd(100), options)).toMatchObject({
      amount: 100,
    });
  });

  test('cannot be used for something else', async () => {
    const options = { idempotencyKey: 'other' };
    await shop.stripe.paymentIntents.create(usd(500), options);
    await expect(shop.stripe.paymentIntents.create(usd(501), options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  test('is answered 409 while the first request is under way', async () => {
    const create = () => shop.stripe.paymentIntents.create(usd(300), { idempotencyKey: 'flight' });
    const [first, second] = await Promise.allSettled([create(), create()]);
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({
      status: 'rejected',
      reason: { statusCode: 409, code: 'idempotency_key_in_use' },
    });
    expect(await create()).toMatchObject({ amount: 300 });
  });

  test('is forgotten after a day', async () => {
    const create = () => shop.stripe.paymentIntents.create(usd(800), { idempotencyKey: 'day' });
    const first = await create();
    shop.passTime(24 * 60 * 60 * 1000 - 1);
    expect((await create()).id).toBe(first.id);
    shop.passTime(1);
    expect((await create()).id).not.toBe(first.id);
  });

  test('is forgotten after a day by a call that changes an intent, too', async () => {
    const { id } = await shop.createIntent();
    const cancel = () => shop.stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'cancel' });
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    expect(await cancel()).toMatchObject({ status: 'canceled' });
    shop.passTime(24 * 60 * 60 * 1000);
    await expect(cancel()).rejects.toMatchObject({ statusCode: 400 });
    await expect(cancel()).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
  });

  test('undoes what was done when something else was made with it meanwhile', async () => {
    const { db } = database;
    const intent = await shop.createIntent();
    await shop.confirm(intent);
    const now = new Date();
    const request = { key: 'stolen', fingerprint: 'a', requestId: 'req_1', now };
    const call = {
      ...{ store: db, now, requestId: 'req_1', idempotencyKey: 'stolen' },
      ...{ recent: createRecentIntents(), enabledEvents: null, events: [] },
    };
    const other = { key: 'stolen', fingerprint: 'of another', requestId: 'req_2', createdAt: now };
    const done = answerOnce(db, request, async () => {
      const { write } = await createRefund(call, { payment_intent: intent.id });
      await db.insert(idempotencyKey).values({ ...other, status: 200, body: '{}' });
      return { answer: { status: 200, body: 'made late' }, write };
    });
    await expect(done).rejects.toMatchObject({ status: 409 });
    const { data } = await shop.stripe.refunds.list({ payment_intent: intent.id });
    expect(data).toEqual([]);
    expect(await database.dump()).not.toMatch(/charge\.refunded|made late/);
  });

  test('has 255 characters at most', async () => {
    const options = { idempotencyKey: 'k'.repeat(256) };
    await expect(shop.stripe.paymentIntents.create(usd(800), options)).rejects.toThrow(
      'Idempotency-Key has 1 to 255 characters',
    );
  });
});
