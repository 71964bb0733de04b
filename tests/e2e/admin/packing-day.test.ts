/** The forty orders of a day are fetched, packed, printed and sent: how many keys, and how many taps, that takes. */
import type { Browser, Page } from '@playwright/test';
import { expect, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import type { ShopProcess } from '#tests/e2e/support/shop-process.ts';
import { createShopper } from '#tests/e2e/support/shopper.ts';

const ORDERS = 40;
const MOST_ACTIONS = 60;
const LIST = `Pick list: ${ORDERS} orders, ${ORDERS * 2} units`;
const SLIPS = `${ORDERS} packing slips`;
const ALL_DONE = `Orders: ${ORDERS} done.`;
const NOTHING_LEFT = 'Nothing of these orders is left to fetch.';
const PHONE = { width: 390, height: 844 };

/** Presses keys as somebody without a mouse, and counts them. */
function keyboardOf(page: Page) {
  let pressed = 0;
  async function press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      pressed += 1;
      await page.keyboard.press(key);
    }
  }
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: one } = document;
      const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : null;
      return (label ?? one?.textContent ?? '').trim();
    });
  return {
    press,
    /** Tabs on to what is called so. */
    async reach(name: RegExp): Promise<void> {
      for (let tabs = 0; tabs < MOST_ACTIONS; tabs += 1) {
        await press('Tab');
        if (name.test(await focused())) return;
      }
      throw new Error(`Nothing that is called ${name} is reached by Tab`);
    },
    /** The browser's dialog, and its button. */
    print(): void {
      pressed += 2;
    },
    /** Alt and the arrow, which a browser without a window does not know. */
    async goBack(): Promise<void> {
      pressed += 1;
      await page.goBack();
    },
    pressed: () => pressed,
  };
}

async function haveDay(browser: Browser, shop: ShopProcess): Promise<void> {
  for (let no = 0; no < ORDERS; no += 1) {
    const own = await newPage(browser, { baseURL: shop.origin });
    const shopper = createShopper(own, shop.origin);
    await shopper.haveOrdered(no % 2 ? 'book' : 'tablet', 'smart-speaker-sand');
    await own.context().close();
  }
}

async function expectAllSent(page: Page, firstLink: string): Promise<void> {
  await page.goto(new URL('/orders?state=to-ship', firstLink).href);
  await expect(page.getByText('No orders here.')).toBeVisible();
}

test('forty orders take at most sixty keys, without a mouse', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  test.setTimeout(120_000);
  await haveDay(browser, shop);
  await page.setViewportSize({ width: 1_280, height: 800 });
  await signIn(page, firstLink);
  const { press, reach, print, goBack, pressed } = keyboardOf(page);
  await press('g', 'o');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await reach(/^Pick list of all that are to send$/);
  await press('Enter');
  const heading = page.getByRole('heading', { name: LIST });
  await expect(heading).toBeVisible();
  print();
  await reach(/^Packing slips$/);
  await press('Enter');
  await expect(page.getByRole('heading', { name: SLIPS })).toBeVisible();
  await expect(page.getByRole('region', { name: /: order / })).toHaveCount(ORDERS);
  print();
  await goBack();
  await expect(heading).toBeVisible();
  await reach(/^Packed$/);
  await press('Enter');
  await expect(page.getByRole('status')).toContainText(ALL_DONE);
  await reach(/^Carrier$/);
  await press('D', 'H', 'L', 'Enter');
  await expect(page.getByText(NOTHING_LEFT)).toBeVisible();
  expect(pressed()).toBeLessThanOrEqual(MOST_ACTIONS);
  await expectAllSent(page, firstLink);
});

test('and at most sixty taps and keys on a telephone', async ({ browser, shop, firstLink }) => {
  test.setTimeout(120_000);
  await haveDay(browser, shop);
  const phone = await newPage(browser, { viewport: PHONE, hasTouch: true });
  await signIn(phone, firstLink);
  let actions = 0;
  const tap = async (role: 'link' | 'button', name: string | RegExp) => {
    actions += 1;
    await phone.getByRole(role, { name }).first().tap();
  };
  await tap('link', /^Orders/);
  await tap('link', 'Pick list of all that are to send');
  const list = phone.getByRole('heading', { name: LIST });
  await expect(list).toBeVisible();
  actions += 2;
  await tap('link', 'Packing slips');
  await expect(phone.getByRole('heading', { name: SLIPS })).toBeVisible();
  actions += 3;
  await phone.goBack();
  await expect(list).toBeVisible();
  await expectAccessible(phone);
  await phone.setViewportSize(PHONE);
  await tap('button', 'Packed');
  await expect(phone.getByRole('status')).toContainText(ALL_DONE);
  const carrier = phone.getByLabel('Carrier');
  await carrier.tap();
  await carrier.fill('DHL');
  actions += 1 + 'DHL'.length;
  await tap('button', 'Shipped');
  await expect(phone.getByText(NOTHING_LEFT)).toBeVisible();
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
  await expectAllSent(phone, firstLink);
  await phone.goto(new URL('/orders', firstLink).href);
  await phone.getByText('Columns', { exact: true }).first().tap();
  for (const box of ['Delivery', 'Last note']) await phone.getByLabel(box, { exact: true }).check();
  await phone.getByRole('button', { name: 'Show these columns' }).tap();
  await expect(phone.getByRole('status')).toContainText('The columns are chosen');
  await expectAccessible(phone);
});
