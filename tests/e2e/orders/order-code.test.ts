/** A guest's link after 30 days: the code that is mailed shows the address, in a browser with scripts. */
import { sql } from 'drizzle-orm';
import { mailedLink } from '#tests/e2e/support/mailbox.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';
import { openTestDatabase } from '#tests/postgres/test-postgres.ts';

test.describe.configure({ timeout: 180_000 });

const EMAIL = 'guest-with-an-old-order@example.com';
const MONTH_SECONDS = 31 * 24 * 60 * 60;

test('whoever types the code sees the address at once, and keeps the order', async ({
  startOwnShop,
  visitor,
}) => {
  const shop = await startOwnShop();
  const buyer = await visitor({ baseURL: shop.origin });
  await buyer.haveInBasket('book');
  await buyer.open('/Payment');
  await buyer.page.getByLabel('E-mail for your confirmation (optional)').fill(EMAIL);
  await buyer.payWith(GOOD_CARD);
  await buyer.page.waitForURL('**/orders');
  const link = await mailedLink(shop, EMAIL, 'order_placed');
  await buyer.page.close();
  const { queries, close } = await openTestDatabase(shop.databaseUrl);
  await queries.execute(
    sql`update "order" set created_seconds = created_seconds - ${MONTH_SECONDS}`,
  );
  await close();

  const reader = await visitor({ baseURL: shop.origin });
  const { page } = reader;
  await reader.haveAccount();
  await reader.open(link.slice(shop.origin.length));
  const main = page.getByRole('main');
  await expect(main).not.toContainText('12 Harbour Lane');
  await page.getByText('Show the address').first().click();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const mailed = new URL(await mailedLink(shop, EMAIL, 'order_code'));
  await page.getByLabel('Code').fill(mailed.searchParams.get('code') ?? '');
  await page.getByRole('button', { name: 'Show the address' }).click();
  await expect(main).toContainText('12 Harbour Lane');
  await page.getByRole('button', { name: 'Keep this order in my account' }).click();
  await expect(page.getByText('The order is in your account')).toBeVisible();
});
