/** The page that every home page begins with, read once for all who ask for it. */
import type { LiveHub } from '#app/features/live/live-hub.server.ts';
import type { CatalogueService } from './catalogue-service.server.ts';
import { PRODUCTS_PER_PAGE, type ProductPage } from './product.ts';

/** As of the last change that the live channel told of, or a minute ago at most. */
export type FirstPage = () => Promise<ProductPage>;

/** What was changed past the shop, in the database itself, shows after this long at the latest. */
const KEPT_MS = 60_000;

export function keepFirstPage(
  catalogue: Pick<CatalogueService, 'page'>,
  live: Pick<LiveHub, 'onCatalogueChange'>,
): FirstPage {
  let kept: { page: Promise<ProductPage>; untilMs: number } | null = null;

  function forget(): void {
    kept = null;
  }

  live.onCatalogueChange(forget);
  return () => {
    if (kept && Date.now() < kept.untilMs) return kept.page;
    const page = catalogue.page(null, PRODUCTS_PER_PAGE);
    kept = { page, untilMs: Date.now() + KEPT_MS };
    // Whoever waits for it hears of it; the next one tries again.
    page.catch(forget);
    return page;
  };
}
