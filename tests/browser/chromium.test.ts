import { type Browser, chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium, packagedChromium } from '#tests/browser/chromium.ts';

async function launched(launchOptions: ReturnType<typeof findChromium>): Promise<Browser> {
  const browser = await chromium.launch(launchOptions);
  onTestFinished(() => browser.close());
  return browser;
}

test('there is a browser on this machine', async () => {
  const browser = await launched(findChromium(''));
  const page = await browser.newPage();
  await page.setContent('<h1>Your shopping Basket</h1>');
  expect(await page.getByRole('heading').textContent()).toBe('Your shopping Basket');
});

test('a CHROME_PATH that leads nowhere is an error', () => {
  expect(() => findChromium('/no/such/browser')).toThrow(
    'CHROME_PATH names /no/such/browser, which does not exist: correct or unset it.',
  );
});

if (process.platform === 'linux' && process.arch === 'x64') {
  test('the packaged browser starts, with the libraries of the machine or its own', async () => {
    const browser = packagedChromium();
    expect((await launched(browser)).version()).toMatch(/^\d+\./);
    const ownLibraries = browser.executablePath.replace(/chromium$/, 'al2023/lib');
    const env = { ...browser.env, LD_LIBRARY_PATH: ownLibraries };
    expect((await launched({ ...browser, env })).version()).toMatch(/^\d+\./);
  });
}
