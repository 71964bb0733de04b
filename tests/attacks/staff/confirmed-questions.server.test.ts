/** What is confirmed is what was shown: what has changed since is asked again, in every face. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerApi } from '#operations/api/answer-api.server.ts';
import { refundOrder } from '#operations/orders/refund-order.server.ts';
import { perform } from '#operations/perform.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { testShell } from '#tests/shop/shell.ts';
import { type TestServices, testServices } from '#tests/shop/test-services.ts';

let shop: TestServices;
let run: ReturnType<typeof testShell>;
beforeAll(async () => {
  shop = await testServices();
  run = testShell(shop);
});
afterAll(() => shop.close());

const actor = { id: 'command:tester', scopes: SCOPE_NAMES };
const WARNING = "The card's bank is deciding about this charge";

async function placed() {
  const shopper = await shop.guest('book');
  const id = await shop.pay(shopper);
  await shop.settle(id);
  return { shopper, id };
}

async function dispute({ shopper, id }: Awaited<ReturnType<typeof placed>>) {
  await shop.cardSimulator().dashboard.dispute(id);
  await shop.disputes.checkDisputes(shopper, id);
}

const refundsOf = async ({ shopper, id }: Awaited<ReturnType<typeof placed>>) =>
  (await shop.orders.details(shopper, id))?.refunds ?? [];

test.for(['refund', 'cancel'])(
  'a dispute that opens between the question and the yes is read before a %s',
  async (verb) => {
    const order = await placed();
    const command = ['orders', verb, order.id, ...(verb === 'refund' ? ['--reason', 'late'] : [])];
    const { asked } = await run(...command);
    await dispute(order);
    const again = await run(...command, '--confirmed', asked);
    expect(again).toMatchObject({ code: 1, out: '', asked: expect.stringContaining(WARNING) });
    expect(await refundsOf(order)).toEqual([]);
    const done = await run(...command, '--confirmed', again.asked);
    expect(done).toMatchObject({ code: 0, asked: '' });
    expect(await refundsOf(order)).toHaveLength(1);
  },
);

test('who was shown no question has not read a warning', async () => {
  const order = await placed();
  await dispute(order);
  const command = ['orders', 'refund', order.id, '--reason', 'late'];
  expect((await run(...command, '--yes')).asked).toContain(WARNING);
  const call = (confirmed: unknown) =>
    answerApi(
      new Request('http://shop/api/v1/orders/refund', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order: order.id, reason: 'late', confirmed }),
      }),
      shop,
      actor,
    );
  const answer = await call(true);
  const { detail } = await answer.json();
  expect([answer.status, detail]).toEqual([
    409,
    expect.stringMatching(/ To do it, send "confirmed" with this question as well\.$/),
  ]);
  const [question] = detail.split(' To do it, send');
  expect((await call(question)).status).toBe(200);
});

test('an amount that is another by now is asked again', async () => {
  const order = await placed();
  const cancel = ['orders', 'cancel', order.id];
  const { asked } = await run(...cancel);
  await run('orders', 'refund', order.id, '--amount', '1', '--reason', 'late', '--yes');
  const again = await run(...cancel, '--confirmed', asked);
  expect(again.asked).toMatch(/\$10\.96 goes back/);
  expect(again.asked).not.toBe(asked);
});

test('a dispute that opens while a confirmed refund is prepared is read first', async () => {
  const order = await placed();
  const input = { order: order.id, reason: 'late' };
  const asked = await perform(refundOrder, { shop, actor, input });
  const prepare = async <Input>(_context: unknown, given: Input) => {
    await dispute(order);
    return given;
  };
  const confirmed = 'question' in asked ? asked.question : '';
  const slow = { ...refundOrder, prepare };
  const performed = await perform(slow, { shop, actor, input, confirmed, key: order.id });
  expect(performed).toMatchObject({ kind: 'asked', question: expect.stringContaining(WARNING) });
  expect(await refundsOf(order)).toEqual([]);
  const question = 'question' in performed ? performed.question : '';
  const call = { shop, actor, input, confirmed: question, key: order.id };
  expect(await perform(refundOrder, call)).toMatchObject({ kind: 'done', isRepeated: false });
});
