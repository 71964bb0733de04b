/** A long history, page by page, with live events inserted at their places. */
import { expect, orderBlock, SOON, test } from '#tests/e2e/support/shared.ts';
import type { SharedShop } from '#tests/e2e/support/shared-shop.ts';

/** Writes orders as another process would: in a transaction that publishes each. */
async function writeOrders(
  { database }: SharedShop,
  uid: string,
  created: readonly number[],
): Promise<void> {
  await database.query('begin');
  // As every sale does, which locks it.
  await database.query('insert into shopper (id) values ($1) on conflict do nothing', [uid]);
  for (const seconds of created) {
    const id = `pi_${seconds}`;
    await database.query(
      `insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
       values ($1, $2, '[]', 1196, $3)`,
      [uid, id, seconds],
    );
    await database.query("select pg_notify('shop_events', $1)", [
      JSON.stringify([{ kind: 'order', shopper: uid, id }]),
    ]);
  }
  await database.query('commit');
}

const START = 1_700_000_000;
const numbersFrom = (first: number, count: number, step: number) =>
  Array.from({ length: count }, (_, index) => first + index * step);

test('a long history comes page by page, and every page is live', async ({ shop, device }) => {
  const first = await device(shop.one.origin);
  await first.haveAccount();
  const session: { user: { id: string } } = await (
    await first.page.request.get('/api/auth/get-session')
  ).json();
  const uid = session.user.id;
  // 45 orders: 20, 20 and 5 on three pages, ten seconds apart.
  await writeOrders(shop, uid, numbersFrom(START, 45, 10));
  const idsOn = async () => first.page.getByText(/^pi_\d+$/).allTextContents();
  const expected = numbersFrom(START, 45, 10)
    .map((seconds) => `pi_${seconds}`)
    .reverse();

  await first.open('/orders');
  expect(await idsOn()).toEqual(expected.slice(0, 20));
  const second = await first.newTab();
  await second.open('/orders');
  await second.page.getByRole('link', { name: 'Older orders' }).click();
  await expect(orderBlock(second, expected[20] ?? '')).toBeVisible();
  expect(await second.page.getByText(/^pi_\d+$/).allTextContents()).toEqual(expected.slice(20, 40));
  const third = await first.newTab();
  await third.open(new URL(second.page.url()).pathname + new URL(second.page.url()).search);
  await third.page.getByRole('link', { name: 'Older orders' }).click();
  await expect(orderBlock(third, expected[40] ?? '')).toBeVisible();
  await expect(third.orders).toHaveCount(5);

  // Settled late: its place is in the middle of the second page.
  const late = START + 145;
  await writeOrders(shop, uid, [late]);
  await orderBlock(second, `pi_${late}`).waitFor(SOON);
  const ids = await second.page.getByText(/^pi_\d+$/).allTextContents();
  expect(ids).toEqual([...ids].sort().reverse());
  expect(ids).toHaveLength(21);

  const newest = START + 10_000;
  await writeOrders(shop, uid, [newest]);
  await orderBlock(first, `pi_${newest}`).waitFor(SOON);
  expect((await idsOn())[0]).toBe(`pi_${newest}`);
  expect(await idsOn()).not.toContain(`pi_${late}`);
  await expect(third.orders).toHaveCount(5);
  await expect(second.orders).toHaveCount(21);
});
