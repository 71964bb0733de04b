/** The feed of all that is sold: read a page at a time while it is sent, so a million variants need the memory of one page. */
import { createHash, randomUUID } from 'node:crypto';
import type { Offered } from '#app/features/catalogue/offered-products.server.ts';
import type { ListedDelivery } from '#app/features/delivery/listed/listed-shipping.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import type { StockLevels } from '#app/features/stock/stock-levels.server.ts';
import { createCounts } from '#app/shared/counts.ts';
import { createSemaphore } from '#app/shared/semaphore.ts';
import type { ShopAbout } from '#app/shared/shop-about.ts';
import { toTextStream } from '#app/shared/text/text-stream.ts';
import type { Queries } from '#db/database.ts';
import { feedRow } from './feed-row.ts';
import { readFeedPage } from './feed-store.server.ts';
import { type FeedFormat, feedWriters } from './feed-writers.ts';

/** `client` is the address of who asks. */
export type FeedRequest = { format: FeedFormat; origin: string; client: string };

export type ProductFeed = {
  /** A strong tag: another one once catalogue, prices, stock, delivery or settings have changed, and each hour. */
  etag(request: Omit<FeedRequest, 'client'>): Promise<string>;
  /** The file; null while too many are on their way. */
  open(request: FeedRequest): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
};

type Parts = {
  queries: Queries;
  live: Pick<LiveHub, 'onCatalogueChange'>;
  stockLevels: Pick<StockLevels, 'version'>;
  current(): { about: ShopAbout };
  /** Whether the shop sells gift cards now. */
  sellsGiftCards(): boolean;
  listedDelivery(): Promise<ListedDelivery | null>;
  offered: Offered;
};

const PAGE = 500;

/** Files that are on their way: each holds a page or two, as long as its reader takes. */
const MAX_OPEN = 24;
const MAX_OPEN_EACH = 4;

/** A change made in the database itself, past the shop, is in the tag after this. */
const HOUR_MS = 60 * 60 * 1_000;

export function createProductFeed(parts: Parts): ProductFeed {
  const { queries, live, stockLevels, current, sellsGiftCards, listedDelivery, offered } = parts;
  // Another process, or this one after a restart, cannot know what has changed meanwhile.
  const process = randomUUID();
  let version = 0;
  live.onCatalogueChange(() => {
    version += 1;
  });
  const open = createCounts();
  let openInAll = 0;
  // However many feeds are read, shoppers share the database with one statement of them.
  const inTurn = createSemaphore(1);

  async function* write({ format, origin, client }: FeedRequest, delivery: ListedDelivery | null) {
    const network = clientNetwork(client);
    open.add(network, 1);
    openInAll += 1;
    try {
      const { begin, rows, end } = feedWriters[format];
      yield begin(current().about.name, origin);
      let after = '';
      let found = PAGE;
      while (found === PAGE) {
        const page = await inTurn(() => readFeedPage(queries, after, PAGE, sellsGiftCards()));
        found = page.length;
        after = page.at(-1)?.variant ?? after;
        const products = await offered(page);
        yield rows(products.map((product) => feedRow(product, origin, delivery)));
      }
      yield end;
    } finally {
      open.add(network, -1);
      openInAll -= 1;
    }
  }

  return {
    async etag({ format, origin }) {
      const state = [
        ...[process, version, stockLevels.version(), Math.floor(Date.now() / HOUR_MS)],
        ...[format, origin, await listedDelivery()],
      ];
      const hash = createHash('sha256').update(JSON.stringify(state)).digest('base64url');
      return `"${hash.slice(0, 22)}"`;
    },
    async open(request) {
      const delivery = await listedDelivery();
      const isFull =
        openInAll >= MAX_OPEN || open.of(clientNetwork(request.client)) >= MAX_OPEN_EACH;
      // The stream is asked for its first piece at once, which counts it.
      return isFull ? null : toTextStream(write(request, delivery));
    },
  };
}
