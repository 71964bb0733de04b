/**
 * A week behind the counter, in fast motion: forty orders and more come in, one of the staff works on a telephone and one at a
 * computer without a mouse, both at once, and in the end the books, the provider's report and the shelf say the same.
 */
import { expect, invite, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import type { ShopProcess } from '#tests/e2e/support/shop-process.ts';
import { openTestDatabase } from '#tests/postgres/test-postgres.ts';
import { type Hands, keyboardOf, thumbOf } from './hands.ts';
import { operate, readAnswer } from './operate.ts';
import * as staff from './staff-work.ts';
import * as books from './week-books.ts';
import { type WeekOrder, type WeekShopper, weekShopper } from './week-shopper.ts';

test.use({ settings: { TRUST_PROXY: 'loopback' } });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const ON_SHELF = 200;
const MINUTE_IN_MS = 60_000;
const COUNTED = ['book', 'smart-speaker-sand', 'usb-c-cable', 'tablet'] as const;
/** Of 43 orders with a tracking number each; with the keyboard alone 47 were counted, with a thumb 12 (2026-11-28). */
const MOST_ACTIONS_OF_A_DAY = 60;

/** What is done to all orders of a day at once. */
const MANY = { timeout: MINUTE_IN_MS };

const THREE = [0, 1, 2] as const;

function three<One>([first, ...others]: readonly One[]): [One, ...One[]] {
  if (first === undefined) throw new Error('There are none');
  return [first, ...others];
}

async function openShop(shop: ShopProcess): Promise<void> {
  await operate(shop, 'settings/set', { delivery: 'address', credits: 'on' });
  await operate(shop, 'delivery/set-zone', { zone: 'Home', countries: ['NO'] });
  const prices = [{ upToGrams: null, cents: 490 }];
  await operate(shop, 'delivery/set-method', { zone: 'Home', method: 'Post', prices });
  await operate(shop, 'tax/set', { of: 'everything-else', rateBasisPoints: 2_500 });
  await operate(shop, 'tax/set', { of: 'delivery', rateBasisPoints: 2_500 });
  for (const variant of COUNTED) await operate(shop, 'stock/count', { variant, units: ON_SHELF });
}

/** As many orders of two items as these, some at once: the first three by accounts, the others by guests. */
async function sellPairs(shop: ShopProcess, count: number) {
  const sold: { shopper: WeekShopper; order: WeekOrder }[] = [];
  for (let begun = 0; begun < count; begun += 5) {
    const some = Array.from({ length: Math.min(5, count - begun) }, async (_, no) => {
      const shopper = weekShopper(shop.origin);
      const hasAccount = begun + no < THREE.length;
      if (hasAccount) await shopper.haveAccount();
      const email = hasAccount ? null : `guest-${begun + no}@example.com`;
      const order = await shopper.buy(['book', 'smart-speaker-sand'], { email });
      return { shopper, order };
    });
    sold.push(...(await Promise.all(some)));
  }
  return sold;
}

/** Everything that is to send is fetched, packed, printed and sent, each with a tracking number. */
async function packDay({ page, ...hands }: Hands, origin: string, orders: number) {
  await page.goto(origin);
  const begun = hands.actions();
  await staff.openOrders({ page, ...hands });
  const list = page.getByRole('link', { name: 'Pick list of all that are to send' });
  await hands.press(list);
  const heading = page.getByRole('heading', { name: `Pick list: ${orders} orders` });
  await expect(heading).toBeVisible();
  hands.print();
  await hands.press(page.getByRole('link', { name: 'Packing slips' }));
  await expect(page.getByRole('region', { name: /: order / })).toHaveCount(orders);
  hands.print();
  await hands.goBack();
  await expect(heading).toBeFocused();
  await hands.press(page.getByRole('button', { name: 'Packed' }));
  await expect(page.getByRole('status')).toContainText(/Orders: \d+ done\./, MANY);
  const numbers = new URL(page.url()).searchParams.getAll('orders');
  expect(numbers).toHaveLength(orders);
  await hands.write(page.getByLabel('Carrier'), 'DHL');
  const tracking = numbers.map((number, no) => `${number} 0034043416109480${no}`);
  await hands.write(page.getByLabel('Tracking numbers'), tracking.join('\n'));
  await hands.press(page.getByRole('button', { name: 'Shipped' }));
  await expect(page.getByText('Nothing of these orders is left to fetch.')).toBeVisible(MANY);
  return hands.actions() - begun;
}

test('a week: all that happens is done by hand, and the books equal provider and shelf', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  test.setTimeout(9 * MINUTE_IN_MS);
  const { queries, close } = await openTestDatabase(shop.databaseUrl);
  const { origin } = new URL(firstLink);
  await openShop(shop);
  await signIn(page, firstLink);
  const phonePage = await newPage(browser, PHONE);
  await signIn(phonePage, await invite(shop, firstLink, 'Ann'));
  const [keyboard, phone] = [keyboardOf(page), thumbOf(phonePage)];
  /** The keyboard does the first of three while the telephone does the other two. */
  async function share<One, Done>(
    [first, ...others]: readonly [One, ...One[]],
    act: (hands: Hands, one: One, no: number) => Promise<Done>,
  ): Promise<[Done, ...Done[]]> {
    const onPhone = async () => {
      const done: Done[] = [];
      for (const [no, one] of others.entries()) done.push(await act(phone, one, no + 1));
      return done;
    };
    const [byKeyboard, more] = await Promise.all([act(keyboard, first, 0), onPhone()]);
    return [byKeyboard, ...more];
  }
  const left: Record<string, number> = Object.fromEntries(COUNTED.map((one) => [one, ON_SHELF]));
  const take = (variants: readonly string[], units = 1) => {
    for (const variant of variants) left[variant] = (left[variant] ?? 0) - units;
  };

  // Monday: gift cards over the counter, an apology as store credit, and the orders of the day.
  const accounts = THREE.map(() => weekShopper(shop.origin));
  const emails = await Promise.all(accounts.map((account) => account.haveAccount()));
  const codes = await share(THREE, (hands) => staff.makeGiftCard(hands, '50.00'));
  await share(three(emails), (hands, email) => staff.giveStoreCredit(hands, email, '30.00'));
  const pairs = await sellPairs(shop, 34);
  const byCard = await Promise.all(
    codes.map((credit) => weekShopper(shop.origin).buy(['usb-c-cable', 'book'], { credit })),
  );
  const byCredit = await Promise.all(
    accounts.map((account) => account.buy(['smart-speaker-sand'], { credit: 'own' })),
  );
  const sold = [...pairs.map(({ order }) => order), ...byCard, ...byCredit];
  expect(sold).toHaveLength(40);
  for (const { units } of sold) take(units);

  // Tuesday: addresses are mended by either side, notes, second thoughts, and the telephone rings.
  const ids = (first: number) => three(pairs.slice(first, first + 3).map(({ order }) => order.id));
  for (const [no, { shopper, order }] of pairs.slice(0, 3).entries()) {
    await shopper.moveTo(order, `Nygata ${no}`);
  }
  await share(ids(3), (hands, id, no) => staff.mendAddress(hands, id, `Strandgata ${no}`));
  await share(ids(6), (hands, id) => staff.cancelOrder(hands, id));
  take(['book', 'smart-speaker-sand'], -3);
  await share(ids(9), (hands, id) => staff.writeNote(hands, id, 'Rang, and wants it on Friday'));
  const byHand = await share(THREE, (hands, no) =>
    staff.orderByHand(hands, `kim-${no}@example.com`, 'book'),
  );
  take(['book'], 3);
  const links = await share(THREE, (hands, no) =>
    staff.orderByLink(hands, `lee-${no}@example.com`, 'tablet'),
  );
  for (const link of links) take((await weekShopper(shop.origin).payByLink(link)).units);
  await share(ids(12), (hands, id) => staff.sendWithout(hands, id, 'smart-speaker-sand'));

  // Wednesday: all of it is packed, printed and sent.
  const actions = await packDay(keyboard, origin, 40 - 3 + 3 + 3);
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS_OF_A_DAY);

  // Thursday: things come back, one of them broken, and some for another.
  await share(ids(15), (hands, id, no) => staff.takeBack(hands, id, 'book', no > 0));
  take(['book'], -2);
  await share(ids(15), (hands, id) => staff.exchangeFor(hands, id, 'book'));
  await packDay(phone, origin, 3);
  take(['book'], 3);
  await share(ids(18), (hands, id) => staff.refundPart(hands, id, '2.50'));
  await share(byHand, (hands, id) => staff.refundPart(hands, id, '1.50'));
  await share(byHand, (hands, id) => staff.giveBack(hands, id, '1.50'));

  // Friday: the provider pays out, and the books are looked at.
  await books.payOut(queries);
  await share(THREE, (hands) => staff.readPayouts(hands));
  const orders = await staff.downloadBook(keyboard, 'Orders');
  const [refunds, taxes] = [
    await staff.downloadBook(phone, 'Refunds'),
    await staff.downloadBook(phone, 'Taxes by country, rate and day'),
  ];
  expect(books.sumBooks(orders, refunds)).toEqual(await books.readProviderReport(queries));
  expect(books.sumTaxes(taxes)).toBe(books.taxOf(orders, refunds));
  const payouts = JSON.parse(await readAnswer(shop, 'books/payouts'));
  expect(payouts.payouts).toMatchObject([{ problem: null }]);
  expect(payouts).toMatchObject(await books.readPaidOut(queries));
  const reconciled = JSON.parse(await readAnswer(shop, 'payments/reconcile'));
  expect(reconciled).toMatchObject({ findings: [], owedCents: 0, scope: { orders: 40 + 9 } });
  const shelf = Object.entries(left).map(([one, units]) => [
    ...[one, { onHand: units, free: units, ledger: units }],
  ]);
  expect(await books.readShelf(queries)).toEqual(Object.fromEntries(shelf));
  await close();

  const visited = ['/', '/orders', `/orders/${ids(15)[0]}`, `/orders/${byHand[0]}`, '/drafts'];
  for (const path of [...visited, '/gift-cards', '/books', '/pick-list', '/customers']) {
    await page.goto(`${origin}${path}`);
    await expectAccessible(page);
  }
});
