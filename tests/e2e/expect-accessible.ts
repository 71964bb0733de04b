/** axe (WCAG 2.2 AA and its best practices) on a page in its current state, in every scheme and width. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const schemes = ['light', 'dark'] as const;
const widths = [320, 1440] as const;

/** Expects no violation, and no horizontal overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  // Sizes mean nothing before the styles are loaded, which a page without its scripts may wait for.
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return document.readyState !== 'loading' && sheets.every((link) => link.sheet !== null);
  });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
      );
      expect(found, `${colorScheme}, ${width} pixels`).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `${width} pixels`).toBeLessThanOrEqual(width);
    }
  }
}
