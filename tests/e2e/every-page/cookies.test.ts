/** What a walk through a running shop leaves in the browser is what the text about privacy lists, and no more. */
import { COOKIES, cookieEntry } from '#app/shared/http/cookies.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD } from '#tests/e2e/support/shopper.ts';

/** A clock of the browser and one of the shop differ by less. */
const TOLERANCE_SECONDS = 60;

test('browsing, adding, signing in and paying set the cookies of the list, none for longer than it says', async ({
  page,
  shopper,
}) => {
  const seen = new Map<string, number | null>();
  const look = async () => {
    const nowSeconds = Date.now() / 1_000;
    for (const { name, expires } of await page.context().cookies()) {
      seen.set(name, expires < 0 ? null : expires - nowSeconds);
    }
  };
  page.on('response', () => void look().catch(() => {}));
  await shopper.open('/login');
  await look();
  await shopper.open('/categories');
  await shopper.open('/');
  await shopper.addToBasket('book');
  await look();
  await shopper.haveAccount();
  await look();
  await shopper.open('/Payment');
  await shopper.payWith(GOOD_CARD);
  await expect(page).toHaveURL('/orders');
  await look();
  expect([...seen.keys()].filter((name) => cookieEntry(name) === undefined)).toEqual([]);
  for (const [name, seconds] of seen) {
    const most = cookieEntry(name)?.seconds ?? null;
    if (seconds === null || most === null) expect([name, seconds]).toEqual([name, most]);
    else expect(seconds, name).toBeLessThan(most + TOLERANCE_SECONDS);
  }
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['guest', 'session', 'device', 'time_zone']),
  );
  const stored = await page.evaluate(() => Object.keys(localStorage));
  const listed = COOKIES.filter(({ isStorage }) => isStorage).map(({ name }) => name);
  expect(stored.filter((name) => !listed.includes(name))).toEqual([]);
});
