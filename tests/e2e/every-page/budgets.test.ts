/** The size of the first view of a page: bytes counted, not timed, so the machine does not matter. */
import type { Page, Response } from '@playwright/test';
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import { expect, test } from '#tests/e2e/support/shop.ts';

/** As in Lighthouse's mobile preset. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const KB = 1_000;

/** Every response until the page has its scripts and pictures. */
async function open(page: Page, path: string): Promise<Response[]> {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return answers;
}

function pathOf(answer: Response): string {
  return new URL(answer.url()).pathname;
}

function isScript(answer: Response): boolean {
  return answer.request().resourceType() === 'script';
}

/** Bytes on the wire, without headers. */
async function bodyBytes(answers: Response[]): Promise<number> {
  const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test.describe('the first sight of a page on a phone', () => {
  test.use(PHONE);

  test('is of the home page 4 scripts of 110.4 kB, 16 requests and 220 kB', async ({ page }) => {
    const answers = await open(page, '/');
    const scripts = answers.filter(isScript);
    expect(scripts.length).toBeLessThanOrEqual(4);
    expect(await bodyBytes(scripts)).toBeLessThanOrEqual(110.4 * KB);
    expect(answers.length).toBeLessThanOrEqual(16);
    expect(await bodyBytes(answers)).toBeLessThanOrEqual(220 * KB);
  });

  test('has photos in AVIF alone, and none that is twice as wide as it is shown', async ({
    page,
  }) => {
    const answers = await open(page, '/');
    const photos = answers
      .filter((answer) => answer.request().resourceType() === 'image')
      .filter((answer) => pathOf(answer).startsWith('/pictures/'));
    expect(photos.length).toBeGreaterThan(0);
    expect(photos.map(pathOf).filter((path) => !path.endsWith('.avif'))).toEqual([]);
    const widths = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        // The part that `object-fit: cover` cuts off belongs to the picture.
        .map((image) => {
          const { width, height } = image.getBoundingClientRect();
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          const shown = Math.max(width, height * Math.min(ratio, 1.72)) * devicePixelRatio;
          const file = /-(\d+)\.avif$/.exec(image.currentSrc)?.[1];
          return { file: Number(file), shown };
        }),
    );
    for (const { file, shown } of widths) expect(file).toBeLessThanOrEqual(2 * shown);
  });

  for (const [path, own] of [
    ['/', /^\/assets\/(entry|manifest|root|home)/],
    [
      '/login',
      /^\/assets\/(entry|manifest|root|login|card-page|passkey|password-field|page-|panel|field)/,
    ],
    [
      '/checkout',
      /^\/assets\/(entry|manifest|root|checkout|basket-list|missing-units|line-title|product-shelf|split-layout|empty|page-|panel)/,
    ],
    [
      '/orders',
      /^\/assets\/(entry|manifest|root|orders|order-|credit-parts|ask-for-review|basket-list|line-title|empty|page-|panel|price-on-wire|local-date|dates|shown-state)/,
    ],
  ] as const) {
    test(`loads on ${path} no script of another page, and nothing for cards`, async ({ page }) => {
      const scripts = (await open(page, path)).filter(isScript).map(pathOf);
      expect(scripts.filter((script) => !own.test(script))).toEqual([]);
    });
  }

  test('loads the card field on /Payment', async ({ page }) => {
    const scripts = (await open(page, '/Payment')).filter(isScript).map(pathOf);
    expect(scripts.filter((script) => /payment|card-simulator/.test(script))).not.toEqual([]);
  });

  test('waits for no stylesheet, and has all styles for the next page', async ({ page }) => {
    const answers = await open(page, '/');
    const sheets = answers.filter((answer) => answer.request().resourceType() === 'stylesheet');
    expect(sheets).toEqual([]);
    await page.context().addCookies([{ name: 'visited', value: '1', url: page.url() }]);
    await page.goto('/login');
    await expect(page.locator('head style')).toHaveCount(0);
    await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(1);
  });
});

test('scripts, styles and the typeface are compressed and cached for good', async ({ page }) => {
  const answers = (await open(page, '/')).filter((answer) => /^\/assets\//.test(pathOf(answer)));
  expect(answers.map(pathOf).filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
  for (const answer of answers) {
    const headers = await answer.allHeaders();
    expect(headers['cache-control'], pathOf(answer)).toBe('public, max-age=31536000, immutable');
    // A WOFF2 file is compressed by its own format.
    if (pathOf(answer).endsWith('.woff2')) continue;
    expect(headers['content-encoding'], pathOf(answer)).toBe('br');
    expect(headers.vary, pathOf(answer)).toContain('Accept-Encoding');
  }
});
