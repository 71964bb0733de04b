/** The catalogue with what there is of its products: levels change more often than what is cached of them. */
import type { Product } from '#app/features/catalogue/product/product.ts';
import type { StockLevels } from '#app/features/stock/stock-levels.server.ts';
import type { CatalogueService } from './catalogue-service.server.ts';
import type { ProductPages } from './product-pages.server.ts';
import type { StorefrontSections } from './storefront-sections.server.ts';

/** The same service, whose lists of products have their levels. */
export function withStock(catalogue: CatalogueService, levels: StockLevels): CatalogueService {
  async function attach<Page extends { products: Product[] }>(page: Page): Promise<Page> {
    return { ...page, products: await levels.attach(page.products) };
  }
  return {
    ...catalogue,
    page: async (after, limit) => attach(await catalogue.page(after, limit)),
    sold: async (variants) => levels.attach(await catalogue.sold(variants)),
    browse: async (query) => attach(await catalogue.browse(query)),
    async productList(sections, query, place, client) {
      const page = await catalogue.productList(sections, query, place, client);
      return page && attach(page);
    },
  };
}

/** The same sections until it or a level changes, so that what is rendered of it stays cached. */
export function sectionsWithStock(
  readSections: () => Promise<StorefrontSections>,
  levels: StockLevels,
): () => Promise<StorefrontSections> {
  let last: { of: StorefrontSections; version: number; stocked: StorefrontSections } | null = null;

  async function attach(of: StorefrontSections): Promise<StorefrontSections> {
    const { home } = of;
    const products = await levels.attach(home.products);
    const sections = await Promise.all(
      home.sections.map(async (section) =>
        section.kind === 'shelf'
          ? { ...section, products: await levels.attach(section.products) }
          : section,
      ),
    );
    return { ...of, home: { ...home, products, sections } };
  }

  return async () => {
    const of = await readSections();
    const version = levels.version();
    if (last?.of === of && last.version === version) return last.stocked;
    const stocked = await attach(of);
    last = { of, version, stocked };
    return stocked;
  };
}

/** The same pages, with the levels of what they sell; the tiles of what is like it say none. */
export function productPagesWithStock(pages: ProductPages, levels: StockLevels): ProductPages {
  return { ...pages, variants: async (id) => levels.attach(await pages.variants(id)) };
}
