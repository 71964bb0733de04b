/** Every page in every state, for everyone: axe, headings, landmarks, autofill, print. */
import { expectAccessible } from './expect-accessible.ts';
import { pagesAreLoaded } from './pages-loaded.ts';
import { expect, test } from './shop.ts';
import { GOOD_CARD, newAccount, type Shopper } from './shopper.ts';

const CHALLENGE_CARD = '4000 0025 0000 3155';
const POOR_CARD = '4000 0000 0000 9995';

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

/** How a shopper reaches each state, by the name of the state. */
const states: Record<string, (shopper: Shopper) => Promise<void>> = {
  'what was added, with its undo': async (shopper) => {
    await shopper.open('/');
    await shopper.addToBasket('book');
    const undo = shopper.page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeEnabled();
    // A toast stays while it has the focus or the pointer.
    await undo.focus();
  },
  suggestions: async ({ open, header, page }) => {
    await open('/');
    await header.getByRole('searchbox').click();
    await header.getByRole('combobox').pressSequentially('knit');
    await page.keyboard.press('ArrowDown');
    await expect(header.getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
  },
  'a basket': async (shopper) => {
    await shopper.haveInBasket('smart-speaker-charcoal', 'smart-speaker-sand', 'book');
    await shopper.open('/checkout');
  },
  'items that joined': async (shopper) => {
    const account = await shopper.haveAccount();
    await shopper.haveInBasket('tablet');
    await shopper.open('/');
    await shopper.signOut();
    await shopper.addToBasket('book');
    await shopper.signIn(account);
    await expect(shopper.page.getByText('joined your basket')).toBeVisible();
  },
  'the payment page': async (shopper) => {
    await shopper.haveInBasket('ultrawide-monitor', 'book');
    await shopper.open('/Payment');
    await expect(shopper.page.getByLabel('Card number')).toBeEnabled();
    await shopper.page.getByText('Other test cards').click();
  },
  'a card that is typed wrong': async (shopper) => {
    await shopper.haveInBasket('book');
    await shopper.open('/Payment');
    await shopper.fillCard({ number: '4242 4242 4242 4241' });
    await expect(shopper.paymentError).not.toBeEmpty();
  },
  'an order that was just placed': async (shopper) => {
    await shopper.haveAccount();
    await shopper.haveOrdered('book');
    await shopper.open('/orders');
    await expect(shopper.page.getByText('Thank you, your order is placed')).toBeVisible();
  },
  'a password that is shown': async ({ open, page }) => {
    await open('/login');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
  'an order of a guest': async (shopper) => {
    await shopper.haveOrdered('book');
    await shopper.open('/orders');
    await expect(shopper.page.getByText('You ordered as a guest.')).toBeVisible();
  },
  'no orders': async (shopper) => {
    await shopper.haveAccount();
    await shopper.open('/orders');
  },
  orders: async (shopper) => {
    await shopper.haveAccount();
    await shopper.haveOrdered('book', 'tablet');
    await shopper.haveOrdered('stand-mixer');
    await shopper.open('/orders');
    await expect(shopper.orders).toHaveCount(2);
  },
  'the payment that waits after signing in': async (shopper) => {
    await shopper.haveInBasket('book');
    await shopper.open('/Payment');
    await shopper.register();
    await expect(shopper.page.getByText('Your payment is waiting')).toBeVisible();
  },
};

/** And one heading, one header, one main part and one footer. */
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

for (const [state, reach] of Object.entries(states)) {
  test(`axe finds nothing: ${state}`, async ({ shopper }) => {
    await reach(shopper);
    await expectWholePage(shopper);
  });
}

test('axe finds nothing: a declined card', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/402/);
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.payWith(POOR_CARD);
  await expect(shopper.paymentError).toHaveText('Your card has insufficient funds.');
  await expect(shopper.buyButton).toBeFocused();
  await expectAccessible(shopper.page);
});

test("axe finds nothing: the bank's challenge", async ({ shopper }) => {
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.payWith(CHALLENGE_CARD);
  await expect(shopper.page.getByRole('dialog')).toBeVisible();
  await expectAccessible(shopper.page);
});

test('axe finds nothing: a page that is not there', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/404/);
  await shopper.open('/no-such-page');
  await expectAccessible(shopper.page);
});

test('axe finds nothing: offline', async ({ shopper, consoleErrors }) => {
  // Another width needs another hero image, which cannot be loaded now.
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED.*\/pictures\/hero/);
  await shopper.open('/');
  await pagesAreLoaded(shopper.page);
  await shopper.page.context().setOffline(true);
  await expect(
    shopper.page.getByText('The shop cannot be reached.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(shopper.page);
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
