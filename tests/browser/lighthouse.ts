/** Lighthouse on a page of a running shop, as a phone. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { findChromium } from './chromium.ts';

export type Auditor = {
  /** Lighthouse uses its pages and cookies. */
  context: BrowserContext;
  audit(url: string, flags: Flags): Promise<Result>;
  close(): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Opens a browser that Lighthouse can control too. */
export async function openAuditor(baseURL: string): Promise<Auditor> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'basket-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...findChromium(),
    baseURL,
    args: [`--remote-debugging-port=${port}`],
  });
  return {
    context,
    async audit(url, flags) {
      const run = await lighthouse(url, {
        port,
        logLevel: 'silent',
        disableFullPageScreenshot: true,
        // Keeps the storage: the basket stays.
        disableStorageReset: true,
        ...flags,
      });
      if (!run) throw new Error(`Lighthouse said nothing about ${url}.`);
      return run.lhr;
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
