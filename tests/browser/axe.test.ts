import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from './axe.ts';
import { findChromium } from './chromium.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(findChromium());
});
afterAll(() => browser.close());

const NAMELESS = '<img src="data:,">';
const GREY = '<p style="color: #bbb; background: #fff">Faint</p>';

test('axe tells what is wrong in a page and in its frames, in the part and by the rules that are asked for', async () => {
  const page = await browser.newPage();
  const frame = `<iframe title="A frame" srcdoc='${NAMELESS}'></iframe>`;
  const body = `<title>A page</title><main><h1>A page</h1>${GREY}${frame}</main>`;
  await page.route('http://localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('http://localhost/');
  const found = await findViolations(page);
  expect(found.filter((line) => line.startsWith('image-alt at iframe,img'))).toHaveLength(1);
  expect(found.filter((line) => line.startsWith('color-contrast at p'))).toHaveLength(1);
  expect(await findViolations(page, { part: 'h1' })).toEqual([]);
  const byRule = await findViolations(page, { rules: ['color-contrast'] });
  expect(byRule.map((line) => line.split(' ')[0])).toEqual(['color-contrast']);
  expect(await findViolations(page, { tags: ['wcag2aa'] })).toEqual(byRule);
});
