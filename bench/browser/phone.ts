/** A phone as in Lighthouse's mobile preset, with a slow processor and a slow network. */
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '#tests/browser/chromium.ts';

export const SLOWER = 4;
const ROUND_TRIP_MS = 150;
const BITS_PER_SECOND = 1.6e6;

/** The conditions of the measurement, printed above each table. */
export const NETWORK = `${BITS_PER_SECOND / 1e6} Mbit/s, ${ROUND_TRIP_MS} ms round trip`;
export const PHONE = `CPU ${SLOWER} times slower, ${NETWORK}`;

export type Phone = { page: Page; cdp: CDPSession; context: BrowserContext };

export type Phones = {
  /** A phone with an empty cache; the shop is at `origin`. */
  take(origin: string, slower?: number): Promise<Phone>;
  version: string;
  close(): Promise<void>;
};

export async function openPhones(): Promise<Phones> {
  const browser = await chromium.launch(findChromium());
  return {
    version: browser.version(),
    async take(origin, slower = SLOWER) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: ROUND_TRIP_MS,
        downloadThroughput: BITS_PER_SECOND / 8,
        uploadThroughput: BITS_PER_SECOND / 8,
      });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      return { page, cdp, context };
    },
    close: () => browser.close(),
  };
}
