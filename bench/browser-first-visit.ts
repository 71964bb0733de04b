/**
 * The first visit of the home page on a phone, with an empty cache: the largest contentful paint,
 * total blocking time, layout shift, and the bytes transferred.
 */
import { startShop } from '#tests/e2e/support/shop-process.ts';
import { atMost } from './browser/at-most.ts';
import { observePaints, type Paints, readPaints } from './browser/paints.ts';
import { openPhones, PHONE, type Phone } from './browser/phone.ts';
import { type TrafficEntry, watchTraffic } from './browser/traffic.ts';
import { options } from './measure/options.ts';
import { printTable } from './measure/table.ts';

type RequestSession = { paints: Paints; traffic: TrafficEntry[] };

/** Long enough for whatever a page does after it is loaded. */
const QUIET_MS = 1_500;

async function visitHome({ page, cdp }: Phone): Promise<RequestSession> {
  const traffic = watchTraffic(cdp);
  await observePaints(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  return { paints: await readPaints(page), traffic };
}

function isScript({ type }: TrafficEntry): boolean {
  return type === 'Script';
}

function isPhotoButAvif({ type, url, mimeType }: TrafficEntry): boolean {
  return type === 'Image' && !url.endsWith('.svg') && mimeType !== 'image/avif';
}

function kilobytes(traffic: TrafficEntry[], size: 'bytes' | 'bodyBytes'): number {
  return traffic.reduce((total, one) => total + one[size], 0) / 1_000;
}

const shop = await startShop({ kind: 'embedded' });
const phones = await openPhones();
const visits: RequestSession[] = [];
try {
  for (let round = 0; round < options.rounds; round += 1) {
    const phone = await phones.take(shop.origin);
    visits.push(await visitHome(phone));
    await phone.context.close();
  }
} finally {
  await phones.close();
  await shop.dispose();
}

const paint = (of: keyof Paints) => visits.map(({ paints }) => paints[of]);
const scripts = visits.map(({ traffic }) => traffic.filter(isScript));

printTable(
  'First visit of the home page on a phone',
  `${PHONE}; Chromium ${phones.version}. JavaScript as its compressed bodies, everything with headers.`,
  [
    atMost(900, 'ms', 'first contentful paint', paint('firstMs')),
    atMost(900, 'ms', 'largest contentful paint', paint('largestMs')),
    atMost(20, 'ms', 'total blocking time', paint('blockingMs')),
    atMost(0, '', 'layout shift', paint('shift')),
    atMost(
      104,
      'kB',
      'JavaScript',
      scripts.map((traffic) => kilobytes(traffic, 'bodyBytes')),
    ),
    atMost(
      4,
      'files',
      'files of JavaScript',
      scripts.map(({ length }) => length),
    ),
    atMost(
      220,
      'kB',
      'everything',
      visits.map(({ traffic }) => kilobytes(traffic, 'bytes')),
    ),
    atMost(
      16,
      'requests',
      'requests',
      visits.map(({ traffic }) => traffic.length),
    ),
    atMost(
      0,
      'pictures',
      'photos that are not AVIF',
      visits.map(({ traffic }) => traffic.filter(isPhotoButAvif).length),
    ),
  ],
);
