/** A connection lost at each step: nothing is lost, nothing is charged twice (issue 3). */
import type { Route } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD, type Shopper } from '#tests/e2e/support/shopper.ts';

const CREATE = '**/api/payments/create?*';
const CONFIRM = '**/card-simulator/**/confirm';
const RETRIEVE = '**/card-simulator/v1/payment_intents/*?*';
const REPORT = '**/api/users/*/orders/*';

const lose = (route: Route) => route.abort();

/** The shop acts, and its response is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

async function goToPay(shopper: Shopper): Promise<void> {
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
}

/** The page is the orders page, with this order alone. */
async function expectOneOrder(shopper: Shopper): Promise<void> {
  await shopper.expectOrderPage();
  await expect(shopper.orders).toHaveCount(1);
  await expect(shopper.orders).toContainText('Order Total: $11.96');
  await shopper.page.reload();
  await expect(shopper.orders).toHaveCount(1);
  await shopper.expectBasketCount(0);
}

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/ERR_FAILED/));

test('no intent can be created: the message appears, and the button works again', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.route(CREATE, lose);
  await goToPay(shopper);
  await expect(shopper.paymentError).toContainText('The shop could not be reached.');
  await shopper.payWith(GOOD_CARD);
  await expect(shopper.paymentError).toContainText('The shop could not be reached.');
  await expect(shopper.buyButton).toBeEnabled();
  await page.unroute(CREATE);
  await shopper.buyButton.click();
  await expectOneOrder(shopper);
});

test('the confirmation is lost on its way: nothing is charged, and the button works again', async ({
  shopper,
}) => {
  const { page } = shopper;
  await goToPay(shopper);
  await page.route(CONFIRM, lose);
  await shopper.payWith(GOOD_CARD);
  await expect(shopper.paymentError).toContainText('check your internet connection');
  await expect(shopper.buyButton).toHaveText('Buy Now');
  await expect(shopper.buyButton).toBeEnabled();
  await shopper.expectBasketCount(1);
  await page.unroute(CONFIRM);
  await shopper.buyButton.click();
  await expectOneOrder(shopper);
});

test('the answer to the confirmation is lost: the page asks for the intent and finds it paid', async ({
  shopper,
}) => {
  const { page } = shopper;
  await goToPay(shopper);
  await page.route(CONFIRM, loseAnswer);
  await shopper.payWith(GOOD_CARD);
  await expectOneOrder(shopper);
});

test('the intent cannot even be retrieved: buying again finds it paid and charges nothing', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  await goToPay(shopper);
  await page.route(CONFIRM, loseAnswer);
  await page.route(RETRIEVE, lose);
  // If the page requests another intent, the shop has none: the basket is paid for.
  consoleErrors.allow(/409/);
  await shopper.payWith(GOOD_CARD);
  await expectOneOrder(shopper);
});

test('the report of the paid intent is lost once: it is sent again', async ({ shopper }) => {
  const { page } = shopper;
  await goToPay(shopper);
  await page.route(REPORT, lose, { times: 1 });
  await shopper.payWith(GOOD_CARD);
  await expectOneOrder(shopper);
});

test('the report never arrives: the orders open in any case, and the webhook has made the order', async ({
  shopper,
}) => {
  const { page } = shopper;
  await goToPay(shopper);
  await page.route(REPORT, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await shopper.payWith(GOOD_CARD);
  await expectOneOrder(shopper);
});
