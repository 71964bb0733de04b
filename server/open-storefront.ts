/** What pages, feeds and search engines are told of the catalogue: from memory, until it changes. */
import { cacheProductLists } from '#app/features/catalogue/cache-product-lists.server.ts';
import { cacheUntilCatalogueChange } from '#app/features/catalogue/cache-until-change.server.ts';
import type { CatalogueService } from '#app/features/catalogue/catalogue-service.server.ts';
import {
  productPagesWithStock,
  sectionsWithStock,
  withStock,
} from '#app/features/catalogue/catalogue-stock.server.ts';
import { createOffered, withOffers } from '#app/features/catalogue/offered-products.server.ts';
import { cacheProductPages } from '#app/features/catalogue/product-pages.server.ts';
import { cacheStorefrontSections } from '#app/features/catalogue/storefront-sections.server.ts';
import { readListedDelivery } from '#app/features/delivery/listed/listed-delivery.server.ts';
import {
  readDeliveryPrices,
  readOfferNotes,
} from '#app/features/delivery/listed/offer-notes.server.ts';
import { createProductFeed } from '#app/features/feeds/product-feed.server.ts';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import type { ShopSettings } from '#app/features/settings/shop-settings.ts';
import type { StockLevels } from '#app/features/stock/stock-levels.server.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Queries } from '#db/database.ts';

/** As long as its answer may be cached by others (app/features/catalogue/routes/sitemap.ts). */
const SITEMAP_KEPT_MS = 60 * 60 * 1_000;

/** As the home page. */
const OFFER_NOTES_KEPT_MS = 60_000;

type Parts = {
  queries: Queries;
  live: LiveHub;
  stockLevels: StockLevels;
  catalogue: CatalogueService;
  current(): ShopSettings;
  /** Whether the zones of the shop, and no plugin, say where orders go. */
  hasOwnDelivery: boolean;
};

type Storefront = Pick<
  Shop,
  | ('catalogue' | 'storefrontSections' | 'productPages' | 'sitemapFiles' | 'productFeed')
  | ('listedDelivery' | 'offerNotes' | 'deliveryPrices')
>;

export function openStorefront(parts: Parts): Storefront {
  const { queries, live, stockLevels, catalogue, current, hasOwnDelivery } = parts;
  const listedDelivery = () => readListedDelivery({ queries, current, hasOwnDelivery });
  const rules = () => current().offers;
  const offered = createOffered(queries, rules);
  const offers = withOffers(catalogue, offered, rules);
  const productPages = cacheProductPages(queries, live, offered);
  return {
    catalogue: withStock(cacheProductLists(offers, live), stockLevels),
    storefrontSections: sectionsWithStock(cacheStorefrontSections(offers, live), stockLevels),
    productPages: productPagesWithStock(productPages, stockLevels),
    sitemapFiles: cacheUntilCatalogueChange(catalogue.sitemap.productFiles, live, SITEMAP_KEPT_MS),
    listedDelivery,
    offerNotes: cacheUntilCatalogueChange(
      () => readOfferNotes({ queries, current, hasOwnDelivery }),
      live,
      OFFER_NOTES_KEPT_MS,
    ),
    deliveryPrices: () => readDeliveryPrices({ queries, current, hasOwnDelivery }),
    productFeed: createProductFeed({
      ...{ queries, live, stockLevels, current, listedDelivery, offered },
      sellsGiftCards: () => current().mode.credits ?? false,
    }),
  };
}
