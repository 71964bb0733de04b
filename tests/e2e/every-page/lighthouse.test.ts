/** Lighthouse on the built shop, as a phone: accessibility, best practices and SEO are 100. */
import { test as base, expect } from '@playwright/test';
import type { Result } from 'lighthouse';
import { type Auditor, openAuditor } from '#tests/browser/lighthouse.ts';
import { type OtherParts, startShop } from '#tests/e2e/support/shop-process.ts';
import { createShopper } from '#tests/e2e/support/shopper.ts';

/** The audit that a page with noindex fails on purpose. */
const INDEXING_AUDIT = 'is-crawlable';

/** Without throttling and without performance audits: speed is measured elsewhere. */
const HASTY = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  throttlingMethod: 'provided' as const,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
  maxWaitForLoad: 30_000,
};

/** An audit takes some seconds; on a busy machine, many times that. */
const TIMEOUT_MS = 240_000;

/** A shop, and a browser that audits its pages; its shopper has an account, an order and a basket. */
type Audited = Auditor & { origin: string };

const SHOPS = {
  'as it comes': {},
  'with a brand of its own': { accent: '#ffee00' },
} satisfies Record<string, OtherParts>;

/** One browser audits all pages of a shop. */
const test = base.extend<object, { audited(parts: OtherParts): Promise<Audited> }>({
  audited: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const open = new Map<OtherParts, Audited>();
      const closers: (() => Promise<void>)[] = [];
      await use(async (parts) => {
        const known = open.get(parts);
        if (known) return known;
        const shop = await startShop({ kind: 'roomy', parts });
        closers.push(shop.dispose);
        const auditor = await openAuditor(shop.origin);
        closers.push(auditor.close);
        const shopper = createShopper(await auditor.context.newPage(), shop.origin);
        await shopper.haveAccount();
        await shopper.haveOrdered('stand-mixer');
        await shopper.haveInBasket('book', 'smart-speaker-sand');
        const made = { ...auditor, origin: shop.origin };
        open.set(parts, made);
        return made;
      });
      for (const close of closers.reverse()) await close();
    },
    { scope: 'worker', timeout: TIMEOUT_MS },
  ],
});

test.describe.configure({ timeout: TIMEOUT_MS });

/** The audits that reduce a category's score below 100, in Lighthouse's own words. */
function flaws({ categories, audits }: Result, isIndexed: boolean): string[] {
  return Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id: name }) => audits[name])
      .filter((one) => one !== undefined && one.score !== null && one.score < 1)
      .filter((one) => isIndexed || one?.id !== INDEXING_AUDIT)
      .map((one) => `${id}: ${one?.id}: ${one?.title} ${JSON.stringify(one?.details)}`),
  );
}

for (const [name, parts] of Object.entries(SHOPS)) {
  for (const { path, isIndexed } of [
    { path: '/', isIndexed: true },
    { path: '/login', isIndexed: true },
    { path: '/search?q=speaker', isIndexed: false },
    { path: '/checkout', isIndexed: false },
    { path: '/Payment', isIndexed: false },
    { path: '/orders', isIndexed: false },
  ]) {
    test(`Lighthouse gives 100 on ${path} of a shop ${name}`, async ({ audited }) => {
      const { origin, audit, context } = await audited(parts);
      const cookies = await context.cookies();
      // Who is signed in is led on from there.
      if (path === '/login') await context.clearCookies();
      const result = await audit(`${origin}${path}`, HASTY);
      await context.addCookies(cookies);
      expect(result.runtimeError).toBeUndefined();
      expect(flaws(result, isIndexed)).toEqual([]);
      const crawlable = result.audits[INDEXING_AUDIT]?.score;
      expect(crawlable, 'it may be indexed').toBe(isIndexed ? 1 : 0);
    });
  }
}
