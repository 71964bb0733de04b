/** An order that leaves in two parcels: staff ticks what is in each, and the shopper's open page says so at once. */
import { expect, newPage, signIn, test } from '#tests/e2e/support/admin-shop.ts';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { createShopper, titleOf } from '#tests/e2e/support/shopper.ts';

const SOON = { timeout: 2_000 };
const PHONE = { width: 390, height: 844 };

test('half of an order leaves, live on the page of its shopper, then the rest', async ({
  page,
  browser,
  shop,
  firstLink,
}) => {
  const own = await newPage(browser, { baseURL: shop.origin, viewport: PHONE });
  const shopper = createShopper(own, shop.origin);
  await shopper.haveAccount();
  const id = await shopper.haveOrdered('book', 'smart-speaker-sand');
  await shopper.open(`/orders/${id}`);
  const state = own.getByRole('region', { name: /way|Placed|Delivered/ });
  await expect(state).toContainText('Placed');

  await signIn(page, firstLink);
  const { origin } = new URL(firstLink);
  await page.goto(`${origin}/orders/${id}`);
  const form = page.getByRole('group', { name: 'What is in the parcel' });
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  // By keyboard alone: everything is ticked at first.
  await form.getByRole('checkbox', { name: titleOf('smart-speaker-sand') }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('UPS');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1Z999AA10123456784');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /: partly shipped$/ })).toBeVisible();

  await expect(state).toContainText('Partly on its way', SOON);
  await expect(state).toContainText('1 of 2 items is on the way. The rest follows.');
  const parcels = state.getByRole('listitem').filter({ has: own.getByRole('heading') });
  await expect(parcels).toHaveCount(2);
  await expect(parcels.first()).toContainText(`Parcel 1 · On its way${titleOf('book')}`);
  await expect(
    parcels.first().getByRole('link', { name: 'Follow the parcel at UPS' }),
  ).toHaveAttribute('href', 'https://www.ups.com/track?tracknum=1Z999AA10123456784');
  await expect(parcels.last()).toContainText(`Still to come${titleOf('smart-speaker-sand')}`);

  await page.goto(`${origin}/orders?state=to-ship`);
  await expect(page.getByRole('row').filter({ hasText: 'Partly shipped' })).toHaveCount(1);
  await page.goto(`${origin}/slips?orders=${id}`);
  await expect(page.getByRole('table')).toContainText(titleOf('smart-speaker-sand'));
  await expect(page.getByRole('table')).not.toContainText(titleOf('book'));

  const plain = await newPage(browser, { javaScriptEnabled: false, viewport: PHONE });
  await plain.context().addCookies(await page.context().cookies());
  await plain.goto(`${origin}/orders/${id}`);
  await expect(
    plain.getByRole('group', { name: 'What is in the parcel' }).getByRole('checkbox'),
  ).toHaveCount(1);
  await plain.getByRole('button', { name: 'Shipped' }).click();
  await expect(plain.getByRole('heading', { name: /: shipped$/ })).toBeVisible();
  await expect(state).toContainText('Parcel 2 · On its way', SOON);
  await plain.getByRole('button', { name: 'Parcel 1 delivered' }).click();
  await expect(state).toContainText('1 of 2 items has arrived. The rest is on its way.', SOON);

  await plain.getByRole('link', { name: 'Packing slip of parcel 1' }).click();
  await expect(plain.getByRole('table')).toContainText(titleOf('book'));
  await page.goto(`${origin}/orders/${id}`);
  await expectAccessible(page);
  await expectAccessible(own);
});
