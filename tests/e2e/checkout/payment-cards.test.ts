/** The published test cards, and the message that a shopper gets for each (issue 3, Payment). */
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

const CHALLENGED_CARD = '4000 0025 0000 3155';

const declined = [
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ['4000 0000 0000 0069', 'Your card has expired.'],
  ['4000 0000 0000 0127', "Your card's security code is incorrect."],
  [
    '4000 0000 0000 0119',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
] as const;

test('each declined card shows its message and leaves a working button, then a good one pays once', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/402/);
  const { paymentError, buyButton } = shopper;
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  for (const [number, message] of declined) {
    await shopper.payWith(number);
    await expect(paymentError).toHaveText(message);
    await expect(buyButton).toHaveText('Buy Now');
    await expect(buyButton).toBeEnabled();
    await shopper.expectBasketCount(1);
  }
  await expect(buyButton).toBeFocused();
  await expectAccessible(shopper.page);
  await shopper.payWith(GOOD_CARD);
  await shopper.expectOrderPage();
  await expect(shopper.orders).toHaveCount(1);
});

test('a number that is no test card is refused before it is sent', async ({ shopper }) => {
  const { page } = shopper;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.fillCard({ number: '4242 4242 4242 4241' });
  await expect(shopper.paymentError).not.toBeEmpty();
  await expectAccessible(page);
  await shopper.payWith('4111 1111 1111 1111');
  await expect(shopper.paymentError).toContainText('used a non test card');
  await expect(shopper.buyButton).toBeEnabled();
  expect(sent.filter((request) => request.includes('4111'))).toEqual([]);
});

test('a 3-D Secure challenge that is passed pays', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.payWith(CHALLENGED_CARD);
  const dialog = page.getByRole('dialog', { name: '3-D Secure test page' });
  await expect(shopper.buyButton).toHaveText('Processing');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Complete authentication' }).click();
  await shopper.expectOrderPage();
  await expect(shopper.orders).toHaveCount(1);
});

test('a challenge that is failed or closed charges nothing and can be tried again', async ({
  shopper,
}) => {
  const { page, paymentError } = shopper;
  await shopper.haveAccount();
  await shopper.haveInBasket('book');
  await shopper.open('/Payment');
  await shopper.payWith(CHALLENGED_CARD);
  const dialog = page.getByRole('dialog', { name: '3-D Secure test page' });
  await dialog.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(paymentError).toContainText('We are unable to authenticate your payment method.');
  await expect(shopper.buyButton).toBeEnabled();

  await shopper.buyButton.click();
  await expect(paymentError).toHaveText('');
  await dialog.press('Escape');
  await expect(paymentError).toContainText('We are unable to authenticate your payment method.');

  await shopper.buyButton.click();
  await dialog.getByRole('button', { name: 'Complete authentication' }).click();
  await shopper.expectOrderPage();
  await expect(shopper.orders).toHaveCount(1);
});
