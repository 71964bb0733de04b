/** What programs that read for people are answered from. */
import type { CatalogueService } from '#app/features/catalogue/catalogue-service.server.ts';
import type { ProductPages } from '#app/features/catalogue/product-pages.server.ts';
import type { StorefrontSections } from '#app/features/catalogue/storefront-sections.server.ts';
import type { OfferDelivery } from '#app/features/delivery/offer-delivery.server.ts';
import type { ShopSettings } from '#app/features/settings/shop-settings.ts';
import type { Queries } from '#db/database.ts';

/** The services of a shop, as far as its public pages need them. */
export type AgentPages = {
  catalogue: CatalogueService;
  storefrontSections(): Promise<StorefrontSections>;
  productPages: ProductPages;
  settings: { current(): ShopSettings };
  sellerLines(): Promise<readonly string[]>;
};

/** With what the payment page computes delivery by. */
export type AgentParts = AgentPages & {
  database: { queries: Queries };
  offerDelivery: OfferDelivery;
};
