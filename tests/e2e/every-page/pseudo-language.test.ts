/**
 * The shopper's pages in the pseudo-language, as the server makes them: each word comes from a catalogue of messages or
 * from the data, and nothing is cut or wider than the window, though all words are 40 % longer.
 */
import type { Page } from '@playwright/test';
import {
  DELIVERY_CITY,
  DELIVERY_STREET,
} from '#app/features/delivery/address/placeholder-address.ts';
import { knownWords, plainWordsIn } from '#tests/documents/pseudo-words.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';
import { GOOD_CARD, newAccount } from '#tests/e2e/support/shopper.ts';

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 120_000 });

const WIDTHS = [320, 390, 1440];

/** The texts that somebody sees or hears. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isHidden = (element: Element) => !element.checkVisibility();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const isText =
        parentElement && !parentElement.closest('script, style, noscript, [lang]:not(html)');
      if (isText && !isHidden(parentElement)) found.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll(
      '[aria-label], [alt], [title], [placeholder]',
    )) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
}

/** Words whose box cuts them, and the width of what is wider than the window. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide`] : [];
    for (const element of document.body.querySelectorAll('*')) {
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      const isMessage = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes('ö'),
      );
      const isForEars = position === 'absolute' && element.clientWidth <= 1;
      if (!hides || !isMessage || isForEars || textOverflow === 'ellipsis') continue;
      if (element.scrollWidth > element.clientWidth + 1) cut.push(element.textContent ?? '');
    }
    return cut;
  });
}

/** Looks at the page at each width. */
async function look(page: Page, known: ReadonlySet<string>): Promise<void> {
  const place = new URL(page.url()).pathname;
  expect.soft(plainWordsIn(await textsOf(page), known), place).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await cutWords(page), `${place} at ${width} px`).toEqual([]);
  }
}

test('no word of a page is from no catalogue, and longer words are neither cut nor too wide', async ({
  shopWith,
  visitor,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  const shop = await shopWith({ isPseudo: true });
  const { page } = await visitor({ baseURL: shop.origin, javaScriptEnabled: false });
  const account = newAccount();
  await page.goto('/');
  const known = knownWords([DELIVERY_STREET, DELIVERY_CITY, account.email, 'localhost']);
  await look(page, known);
  const paths = ['/product/12321341', '/category/Books', '/categories', '/search?q=speaker'];
  const others = [
    '/search?q=xylophone',
    '/login',
    '/forgot-password',
    '/checkout',
    '/nothing-here',
  ];
  for (const path of [...paths, ...others, '/help', '/returns', '/orders']) {
    await page.goto(path);
    await look(page, known);
  }
  await page.goto('/');
  await page.locator('article form button[type="submit"]').first().click();
  await page.goto('/checkout');
  await look(page, known);
  await page.goto('/login');
  await page.locator('main input[name="email"]').fill(account.email);
  await page.locator('main input[name="password"]').fill(account.password);
  await page.locator('main button[value="register"]').click();
  await page.goto('/account');
  await look(page, known);
  await page.goto('/Payment');
  await look(page, known);
  const fields = page.locator('main form input:not([type="hidden"]):visible');
  for (const [index, text] of [GOOD_CARD, '12 / 34', '123'].entries()) {
    await fields.nth(index).fill(text);
  }
  await page.locator('main form button:visible').last().click();
  await expect(page).toHaveURL('/orders');
  await look(page, known);
  await page.locator('main article a[href^="/order"]').first().click();
  await look(page, known);
});

test('from right to left a page is mirrored, and not wider than the window', async ({
  shopper: { page },
}) => {
  for (const path of ['/', '/product/12321341', '/search?q=speaker']) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
      const middle = logo ? logo.x + logo.width / 2 : 0;
      expect.soft(middle, `the logo of ${path} at ${width} px`).toBeGreaterThan(width / 2);
      expect.soft(await cutWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
