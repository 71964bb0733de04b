import { afterAll, describe, expect, test } from 'vitest';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({ sendsEvents: false });
afterAll(shop.close);

async function guestWhoBought() {
  const visitor = shop.visitor();
  await visitor.add('book');
  const intent = await visitor.pay();
  await visitor.put(`/api/users/guest/orders/${intent}`);
  const post = async (path: string, body: unknown = {}) => {
    const answer = await visitor.request('POST', `/api/users/${path}`, { body });
    return { status: answer.status, body: await answer.json() };
  };
  return { visitor, intent, post };
}

describe('POST /api/users/{uid}/orders/{intent}/cancel', () => {
  test('answers with the cancelled order, and then that it is too late', async () => {
    const { intent, post } = await guestWhoBought();
    expect(await post(`guest/orders/${intent}/cancel`, { reason: 'twice' })).toMatchObject({
      status: 200,
      body: { id: intent, state: 'cancelled', refunded: 1196 },
    });
    expect(await post(`guest/orders/${intent}/cancel`)).toMatchObject({
      status: 409,
      body: { error: { code: 'too_late', state: 'cancelled' } },
    });
  });

  test("answers 404 to somebody else's order, uid or no order", async () => {
    const { intent } = await guestWhoBought();
    const other = await guestWhoBought();
    for (const path of [
      `guest/orders/${intent}`,
      `somebody/orders/${other.intent}`,
      'guest/orders/x',
    ]) {
      expect(await other.post(`${path}/cancel`)).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found' } },
      });
    }
  });

  test('answers 400 to a reason that is no text, or too long', async () => {
    const { intent, post } = await guestWhoBought();
    for (const reason of [7, 'x'.repeat(501)]) {
      expect(await post(`guest/orders/${intent}/cancel`, { reason })).toMatchObject({
        status: 400,
        body: { error: { code: 'bad_body' } },
      });
    }
  });
});

test('POST …/return takes lines with reasons, and answers that an order which was not shipped cannot be returned', async () => {
  const { intent, post } = await guestWhoBought();
  for (const body of [{}, { items: [{ lines: [], reason: 'other' }] }, { reason: 'broken' }]) {
    expect(await post(`guest/orders/${intent}/return`, body)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_body' } },
    });
  }
  const items = [{ lines: [1], reason: 'damaged' }];
  expect(await post(`guest/orders/${intent}/return`, { items })).toMatchObject({
    status: 409,
    body: { error: { code: 'too_late', state: 'placed' } },
  });
});
