/** A click on a link with a warm cache: the time from the click to the paint of the next page. */
import { hydrated } from '#tests/e2e/support/hydrated.ts';
import setUp from '#tests/e2e/support/set-up.ts';
import { startShop } from '#tests/e2e/support/shop-process.ts';
import { createShopper } from '#tests/e2e/support/shopper.ts';
import { atMost } from './browser/at-most.ts';
import { NETWORK, openPhones, type Phone, SLOWER } from './browser/phone.ts';
import { options } from './measure/options.ts';
import { printTable } from './measure/table.ts';

/** A finger touches the glass for this long; a pointer hovers over a link for longer. */
const INTENT_MS = 400;
const QUIET_MS = 1_000;

const LINKS = [
  { what: 'home page to basket', from: '/', link: /^Basket, \d/, heading: 'Your shopping Basket' },
  { what: 'home page to orders', from: '/', link: 'Returns & Orders', heading: 'Your Orders' },
  { what: 'basket to home page', from: '/checkout', link: 'Basket home page', heading: 'Products' },
];

/** Runs in the page: resolves to the milliseconds from the next click until `heading` is painted. */
function timeClick(heading: string): Promise<number> {
  return new Promise((resolve) => {
    let clickedMs = 0;
    addEventListener('click', ({ timeStamp }) => (clickedMs = timeStamp), { capture: true });
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== heading) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedMs);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function clickLink({ page }: Phone, { from, link, heading }: (typeof LINKS)[number]) {
  await page.goto(from);
  await hydrated(page);
  await page.waitForTimeout(QUIET_MS);
  const shown = page.evaluate(timeClick, heading);
  const target = page.getByRole('link', { name: link }).first();
  await target.hover();
  await page.waitForTimeout(INTENT_MS);
  await target.click();
  return shown;
}

/** CPU slowdown against this machine, and its name in the table. */
const SPEEDS = [
  { slower: 1, on: 'this machine' },
  { slower: SLOWER, on: `${SLOWER} times slower` },
];

const removePostgres = await setUp();
const shop = await startShop({ kind: 'roomy' });
const phones = await openPhones();
const cases = SPEEDS.flatMap(({ slower, on }) =>
  LINKS.map((link) => ({ link, slower, what: `${link.what}, ${on}`, tookMs: [] as number[] })),
);
try {
  for (let round = 0; round < options.rounds; round += 1) {
    for (const { link, slower, tookMs } of cases) {
      const phone = await phones.take(shop.origin, slower);
      const shopper = createShopper(phone.page, shop.origin);
      await shopper.haveAccount();
      await shopper.haveOrdered('book');
      await shopper.haveInBasket('tablet', 'stand-mixer');
      tookMs.push(await clickLink(phone, link));
      await phone.context.close();
    }
  }
} finally {
  await phones.close();
  await shop.dispose();
  await removePostgres();
}

printTable(
  'A click on a link',
  `${NETWORK}; Chromium ${phones.version}. Signed in; the pointer is on the link for ${INTENT_MS} ms, then it clicks: from the click until the other page is painted.`,
  cases.map(({ what, tookMs }) => atMost(100, 'ms', what, tookMs)),
);
