/**
 * How each mail looks in Chromium, in both schemes at the widths of a phone and of a reading pane: nothing
 * overflows, and every text can be read. With MAIL_SCREENS set it saves the pictures (`npm run
 * screens`).
 */
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailKind, mailBodies } from '#app/features/mail/mail-kinds.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import { findViolations } from '#tests/browser/axe.ts';
import { findChromium } from '#tests/browser/chromium.ts';
import { sampleMailBodies } from '#tests/fixtures/sample-mails.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { savePicture } from './save-picture.ts';

const WIDTHS = [320, 600];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Those whose pictures are kept, in these schemes. */
const PICTURED: Partial<Record<MailKind, ('light' | 'dark')[]>> = {
  order_placed: ['light', 'dark'],
  order_shipped: ['light'],
  order_refunded: ['light'],
  password_reset: ['light', 'dark'],
  staff_reconciliation_finding: ['light'],
};

const setting = {
  shopName: 'Basket',
  timeZone: 'UTC',
  shopUrl: () => 'https://shop.example.com',
};

const shop = await testServices();
const shopper = await shop.guest('book', 'book', 'tablet', 'smart-speaker-sand');
const order = await shop.pay(shopper);
await shop.settle(order);
// A part of it has left.
const sent = { lines: [1, 2], carrier: 'Harbour Post', tracking: 'HP 1234 5678 9012' };
await shop.orderActions.record(shopper, order, { kind: 'shipped', body: sent });
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(findChromium());
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

test.each(Object.keys(mailBodies) as MailKind[])('%s', { timeout: 60_000 }, async (kind) => {
  const body = sampleMailBodies(order)[kind];
  const facts = { shopper, kind, body, queuedSeconds: 1_795_338_300 };
  const { html } = await renderMail(shop.queries, facts, setting);
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme });
    await context.route('https://shop.example.com/pictures/*', (route) =>
      route.fulfill({ path: `public${new URL(route.request().url()).pathname}` }),
    );
    const page = await context.newPage();
    await page.setContent(html);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `${colorScheme}, ${width} pixels`).toBeLessThanOrEqual(width);
      // An amount stands on one line.
      const heights = await page.evaluate(() =>
        [...document.querySelectorAll('td[align=right]')].map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getBoundingClientRect().height;
        }),
      );
      for (const height of heights) expect(height).toBeLessThan(30);
      if (!process.env.MAIL_SCREENS || !PICTURED[kind]?.includes(colorScheme)) continue;
      const name = `${colorScheme === 'dark' ? 'dark-' : ''}mail-${kind.replaceAll('_', '-')}`;
      await savePicture(page, `${name}-${width}`, true);
    }
    expect(await findViolations(page, { tags: RULES }), colorScheme).toEqual([]);
    await context.close();
  }
});
