/** Every page for everyone: axe, headings, landmarks, autofill, print. States are looked at by the tests that reach them. */
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD, newAccount, type Shopper } from '#tests/e2e/support/shopper.ts';

/** The pages that somebody sees who comes with nothing. */
const PAGES = [
  '/',
  '/product/23445930',
  '/category/Computers',
  '/categories',
  '/search?q=speaker',
  '/search?q=speeker',
  '/search?q=c&category=Computers&sort=price',
  '/search?q=zeppelin',
  '/login',
  '/checkout',
  '/Payment',
];

/** axe, one heading, one header, one main part and one footer. */
async function expectWholePage({ page }: Shopper): Promise<void> {
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
}

test('axe finds nothing: the pages that a guest sees who has done nothing yet', async ({
  shopper,
}) => {
  test.slow();
  for (const path of PAGES) {
    await test.step(path, async () => {
      await shopper.open(path);
      await expectWholePage(shopper);
    });
  }
});

/** The page's scripts never arrive; axe itself needs a page that runs scripts. */
async function withholdScripts({ page }: Shopper): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, () => {});
}

test('axe finds nothing: a sign-in that failed without scripts, tied to its fields', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/401/);
  const { page } = shopper;
  await withholdScripts(shopper);
  await page.goto('/login', { waitUntil: 'commit' });
  await shopper.fillCredentials(newAccount());
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Invalid email or password/);
  await expectAccessible(page);
});

test('axe finds nothing: the no-script card form', async ({ shopper }) => {
  await withholdScripts(shopper);
  await shopper.haveInBasket('book');
  await shopper.page.goto('/Payment', { waitUntil: 'commit' });
  await expect(shopper.buyButton).toBeEnabled();
  await expectAccessible(shopper.page);
});

test('password managers and autofill know the fields', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/login');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  for (const [label, name] of [
    ['Card number', 'cc-number'],
    ['Expiration date', 'cc-exp'],
    ['Security code', 'cc-csc'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', name);
  }
});

test('stars are read, and count and total are announced', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveInBasket('book');
  await shopper.open('/checkout');
  await expect(shopper.product('book').getByText('Rated 5 stars')).toBeAttached();
  await expect(page.getByRole('status').getByText('1 item in your basket')).toBeAttached();
  await shopper.removeFromBasket('book');
  await expect(page.getByRole('status').getByText('0 items in your basket')).toBeAttached();
  await expect(page.getByRole('status').getByText('$0.00')).toBeAttached();
});

test('an order prints as a receipt', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveAccount();
  await shopper.haveOrdered('book');
  await shopper.open('/orders');
  await page.emulateMedia({ media: 'print' });
  await expect(shopper.orders).toBeVisible();
  await expect(shopper.orders.getByText('Order Total: $11.96')).toBeVisible();
  await expect(shopper.header).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
});

test('in forced colours every control still has an edge', async ({ shopper }) => {
  const { page } = shopper;
  await page.emulateMedia({ forcedColors: 'active' });
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.fillCard({ number: GOOD_CARD });
  for (const control of [shopper.buyButton, page.locator('.card-element-row')]) {
    const { borderStyle, borderWidth, borderColor, backgroundColor } = await control.evaluate(
      (element) => ({ ...getComputedStyle(element) }),
    );
    expect(borderStyle).toBe('solid');
    expect(borderWidth).toBe('1px');
    expect(borderColor).not.toBe(backgroundColor);
  }
});
