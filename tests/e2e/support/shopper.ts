/** A page object: one visitor in one tab, with their actions and what the page shows. */
import { expect, type Locator, type Page } from '@playwright/test';
import { sampleCatalogue } from '#app/features/catalogue/sample-catalogue.server.ts';
import { hydrated } from './hydrated.ts';

export type Variant = (typeof sampleCatalogue)[number]['variant'];

export type Account = { email: string; password: string };

/** As a shopper types it: digits, then month and year, then the security code. */
export type Card = { number: string; expiry?: string; cvc?: string };

export const GOOD_CARD = '4242 4242 4242 4242';

/** The endpoint of basket writes, with scripts on. */
export const BASKET_WRITE = /:\d+\/api\/basket$/;

let accounts = 0;

/** Credentials that no other test uses, not registered yet. */
export function newAccount(): Account {
  accounts += 1;
  const email = `shopper-${process.pid}-${Date.now()}-${accounts}@example.com`;
  return { email, password: 'correct horse battery staple' };
}

export function titleOf(variant: Variant): string {
  const found = sampleCatalogue.find((product) => product.variant === variant);
  if (!found) throw new Error(`The sample catalogue has no ${variant}.`);
  return found.title;
}

export function createShopper(page: Page, origin: string) {
  const { request } = page.context();

  const header = page.getByRole('banner');
  const basketLink = header.getByRole('link', { name: /^Basket, \d+ items?$/ });
  const buyButton = page.getByRole('button', { name: /^(Buy Now|Processing)$/ });
  const paymentError = page.locator('form').filter({ has: buyButton }).getByRole('alert');
  const orders = page.getByRole('article').filter({ hasText: 'Order Total' });

  /** Opens a page and waits until it is hydrated. */
  async function open(path: string): Promise<void> {
    await page.goto(path);
    await hydrated(page);
    // The provider's field replaces the no-script form a moment later: wait for it before typing.
    if (path === '/Payment') await page.locator('.StripeElement input').first().waitFor();
  }

  /** The card of a product on the page. */
  function product(variant: Variant): Locator {
    return page.getByRole('article', { name: titleOf(variant), exact: true });
  }

  /** Clicks, without waiting for the shop: the update is optimistic. */
  async function clickAdd(variant: Variant): Promise<void> {
    await product(variant).getByRole('button', { name: 'Add to Basket' }).click();
  }

  /** Clicks and waits for the shop's answer. */
  async function addToBasket(...variants: Variant[]): Promise<void> {
    for (const variant of variants) {
      const answered = page.waitForResponse(BASKET_WRITE);
      await clickAdd(variant);
      await answered;
    }
  }

  async function expectBasketCount(count: number): Promise<void> {
    const items = count === 1 ? '1 item' : `${count} items`;
    await expect(basketLink).toHaveAccessibleName(`Basket, ${items}`);
  }

  async function fillCredentials({ email, password }: Account): Promise<void> {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
  }

  /** Registers on the login page. */
  async function register(account = newAccount()): Promise<Account> {
    await open('/login');
    await fillCredentials(account);
    await page.getByRole('button', { name: 'Create your Account' }).click();
    await expectSignedIn(account);
    return account;
  }

  /** Signs in on the login page. */
  async function signIn(account: Account): Promise<void> {
    await open('/login');
    await fillCredentials(account);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectSignedIn(account);
  }

  async function expectSignedIn({ email }: Account): Promise<void> {
    await expect(header.getByText(`Hello ${email}`)).toBeVisible();
  }

  async function signOut(): Promise<void> {
    await header.getByRole('button', { name: 'Sign Out' }).click();
    await expect(header.getByText('Hello Guest')).toBeVisible();
  }

  /** Fills the card field of the payment page. */
  async function fillCard({ number, expiry = '12 / 34', cvc = '123' }: Card): Promise<void> {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiration date').fill(expiry);
    await page.getByLabel('Security code').fill(cvc);
  }

  /** Types a card on the payment page and buys. */
  async function payWith(number: string): Promise<void> {
    await fillCard({ number });
    await page.getByRole('button', { name: 'Buy Now' }).click();
  }

  /** Removes the first item that the page shows under this title. */
  async function removeFromBasket(variant: Variant): Promise<void> {
    const remove = product(variant).first().getByRole('button', { name: 'Remove from Basket' });
    const answered = page.waitForResponse(BASKET_WRITE);
    await remove.click();
    await answered;
  }

  async function expectOrderPage(): Promise<void> {
    await expect(page).toHaveURL('/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
  }

  return {
    page,
    header,
    basketLink,
    buyButton,
    paymentError,
    orders,
    open,
    product,
    clickAdd,
    addToBasket,
    removeFromBasket,
    expectBasketCount,
    fillCredentials,
    register,
    signIn,
    expectSignedIn,
    signOut,
    fillCard,
    payWith,
    expectOrderPage,

    /** The items on the basket page or the payment page. */
    lines: page.getByRole('main').getByRole('article'),

    /** Records the page's requests to the shop from now on, without scripts and pictures. */
    watchRequests(): string[] {
      const questions: string[] = [];
      page.on('request', (request) => {
        const isFile = !['document', 'fetch', 'xhr', 'ping'].includes(request.resourceType());
        if (!isFile && !request.url().includes('/__manifest')) questions.push(request.url());
      });
      return questions;
    },

    /** Another tab of the same browser. */
    newTab: async () => createShopper(await page.context().newPage(), origin),

    /** Adds to the basket through the API, for tests about something else. */
    async haveInBasket(...variants: Variant[]): Promise<void> {
      for (const variant of variants) {
        const data = { type: 'ADD_TO_BASKET', variant };
        expect((await request.post('/api/basket', { data })).status()).toBe(200);
      }
    },

    /** Registers through the API, for tests about something else. */
    async haveAccount(account = newAccount()): Promise<Account> {
      const answer = await request.post('/api/auth/sign-up/email', {
        data: account,
        headers: { origin },
      });
      expect(answer.status()).toBe(200);
      return account;
    },

    /** Buys through the API, for tests about something else; returns the payment intent's id. */
    async haveOrdered(...variants: Variant[]): Promise<string> {
      await this.haveInBasket(...variants);
      const basket: { total: number } = await (await request.get('/api/basket')).json();
      const created = await request.post(`/api/payments/create?total=${basket.total}`);
      const { intent, clientSecret }: Record<'intent' | 'clientSecret', string> =
        await created.json();
      const confirmed = await request.post(`/card-simulator/v1/payment_intents/${intent}/confirm`, {
        form: {
          key: 'pk_test_simulator',
          client_secret: clientSecret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': '4242424242424242',
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '2034',
          'payment_method_data[card][cvc]': '123',
        },
      });
      expect(confirmed.status()).toBe(200);
      const put = await request.put(`/api/users/guest/orders/${intent}`);
      expect(put.status()).toBe(200);
      return intent;
    },
  };
}

export type Shopper = ReturnType<typeof createShopper>;
