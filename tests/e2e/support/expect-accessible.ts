/** axe (WCAG 2.2 AA and its best practices) on a page in its current state, in every scheme and width. */
import type { Page } from '@playwright/test';
import { findViolations } from '#tests/browser/axe.ts';
import { expect } from './shop.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of those that look at colours; the others find the same in each scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const widths = [320, 1440] as const;

/** Expects no violation, and no horizontal overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  // Sizes mean nothing before the styles are loaded, which a page without its scripts may wait for.
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return document.readyState !== 'loading' && sheets.every((link) => link.sheet !== null);
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Scrolled, the header that stays covers half of a target, wherever a test has ended.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const looked = colorScheme === 'light' ? { tags: RULES } : { rules: COLOUR_RULES };
      const found = await findViolations(page, looked);
      expect(found, `${colorScheme}, ${width} pixels`).toEqual([]);
    }
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `${width} pixels`).toBeLessThanOrEqual(width);
  }
}
