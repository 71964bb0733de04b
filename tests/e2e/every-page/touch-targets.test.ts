/** On a touch screen a finger hits what it means: each target is 44 pixels wide and high (WCAG 2.5.5). */
import type { Page } from '@playwright/test';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * The visible links, buttons and fields that a finger hits within less than 44 pixels, by their names. What is hit is asked
 * of the page around their middle: a label and a stretched link count. Links within a sentence are exempt, as in WCAG.
 */
async function smallTargets(page: Page): Promise<string[]> {
  await hydrated(page);
  return page.evaluate(() => {
    const MIN = 44;
    const selector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const isSeen = (one: HTMLElement) => {
      const { width, height } = one.getBoundingClientRect();
      return one.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    };
    const isInSentence = (one: HTMLElement) =>
      getComputedStyle(one).display === 'inline' &&
      [...(one.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.nodeValue ?? ''),
      );
    const isTapped = (one: HTMLElement) => getComputedStyle(one).pointerEvents !== 'none';
    const isOffPage = (one: HTMLElement) => one.matches('[href="#main"]');
    return all
      .filter((one) => isSeen(one) && isTapped(one) && !isInSentence(one) && !isOffPage(one))
      .filter((one) => {
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const target = one.closest('label') ?? one;
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isHit = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return target.contains(hit) || hit?.closest('label')?.control === one;
        };
        // How far it goes from its middle, both ways together.
        const reach = (dx: number, dy: number) => {
          let far = 0;
          while (far < MIN && isHit(dx * far, dy * far)) far += 1;
          return far;
        };
        const across = reach(1, 0) + reach(-1, 0);
        const along = reach(0, 1) + reach(0, -1);
        return Math.min(across, along) < MIN;
      })
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
        return `${one.localName} ${name.trim().slice(0, 40)}: ${Math.round(width)} by ${Math.round(height)}`;
      });
  });
}

for (const path of [
  '/',
  '/categories',
  '/category/Sound',
  '/search?q=speaker',
  '/search?q=xylophone',
  '/product/23445930',
  '/login',
  '/orders',
  '/help',
]) {
  test(`each target of ${path} is at least 44 pixels wide and high`, async ({ shopper }) => {
    await shopper.page.goto(path);
    expect(await smallTargets(shopper.page)).toEqual([]);
  });
}

test('so is each target of the menu, of the header of who is signed in, of what was added, and of a payment', async ({
  shopper,
}) => {
  const { page, header } = shopper;
  await shopper.haveAccount();
  await shopper.open('/help');
  expect(await smallTargets(page)).toEqual([]);
  await header.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const one of await menu.getByRole('link').all()) {
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await shopper.open('/product/12321341');
  await page.getByRole('button', { name: 'Add to Basket' }).click();
  await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await shopper.open('/Payment');
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
