/** Lighthouse on the built shop, as a phone sees it: accessibility, best practices and SEO are 100. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../chromium.ts';
import { expect, test } from './shop.ts';
import { createShopper } from './shopper.ts';

/** What a page that must not be indexed fails on purpose. */
const INDEXING_AUDIT = 'is-crawlable';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** As a phone sees it: what Lighthouse emulates unless told. */
async function audit(url: string, port: number): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    // Speed is not what is asked: no slow network is played, nothing is waited for that is not needed.
    throttlingMethod: 'provided',
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 500,
    maxWaitForLoad: 15_000,
    // What is in the basket stays there.
    disableStorageReset: true,
    logLevel: 'silent',
  });
  if (!run) throw new Error(`Lighthouse said nothing about ${url}.`);
  return run.lhr;
}

/** The audits that take something off a category's 100, in Lighthouse's own words. */
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

test('Lighthouse gives 100 on every page', async ({ shop }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'basket-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...findChromium(),
    baseURL: shop.origin,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const shopper = createShopper(await context.newPage(), shop.origin);
    await shopper.haveAccount();
    await shopper.haveOrdered('stand-mixer');
    await shopper.haveInBasket('book', 'smart-speaker-sand');
    for (const [path, isIndexed] of [
      ['/', true],
      ['/login', true],
      ['/product/23445930', true],
      ['/category/Computers', true],
      ['/search?q=speaker', false],
      ['/checkout', false],
      ['/Payment', false],
      ['/orders', false],
    ] as const) {
      const result = await audit(`${shop.origin}${path}`, port);
      expect(result.runtimeError, path).toBeUndefined();
      expect(flaws(result, isIndexed), path).toEqual([]);
      const crawlable = result.audits[INDEXING_AUDIT]?.score;
      expect(crawlable, `${path} may be indexed`).toBe(isIndexed ? 1 : 0);
    }
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});
