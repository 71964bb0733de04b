/** The whole way from the home page to the order in the browsers that Playwright does not drive. */
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD, newAccount, titleOf } from '#tests/e2e/support/shopper.ts';
import { createDrivenShopper } from './driven-shopper.ts';
import { otherBrowsers } from './other-browsers.ts';

for (const { name, isInstalled, open } of otherBrowsers) {
  if (!isInstalled) continue;

  test(`a shopper adds, registers, pays and sees the order in ${name}, and its console is empty`, async ({
    shop,
  }) => {
    const page = await open();
    const shopper = createDrivenShopper(page, shop.origin);
    try {
      await shopper.open('/');
      await shopper.click('button', 'Add to Basket');
      await shopper.expectText('View basket');
      await shopper.click('link', titleOf('book'));
      await shopper.expectHeading(titleOf('book'));
      await shopper.click('button', 'Add to Basket');
      await shopper.click('link', 'Basket, 2 items');
      await shopper.expectHeading('Your shopping Basket');

      const account = newAccount();
      await shopper.click('link', 'Hello Guest Sign In');
      await shopper.expectHeading('Sign-in');
      await shopper.type('E-mail', account.email);
      await shopper.type('Password', account.password);
      await shopper.click('button', 'Create your Account');
      await shopper.expectText(`Hello ${account.email}`);

      await shopper.click('link', 'Basket, 2 items');
      await shopper.expectHeading('Your shopping Basket');
      await shopper.click('button', 'Proceed to Checkout');
      await shopper.expectHeading('Checkout (2 items)');
      await shopper.expectCardField();
      await shopper.type('Card number', GOOD_CARD);
      await shopper.type('Expiration date', '1234');
      await shopper.type('Security code', '123');
      await shopper.click('button', 'Buy Now');
      await shopper.expectHeading('Your Orders');
      await shopper.expectText('Order Total');
      expect(await page.problems()).toEqual([]);
    } catch (error) {
      throw new Error(`The page said: ${await shopper.text()}`, { cause: error });
    } finally {
      await page.close();
    }
  });
}
