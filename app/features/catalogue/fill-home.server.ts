/** Fills the sections of the home page: a bounded read each, and one of the cards of all. */

import {
  readFirstOf,
  readFirstVariants,
} from '#app/features/catalogue/collections/shown-collections.server.ts';
import { type Category, largestCategories } from '#app/features/catalogue/pages/category.ts';
import {
  fillShelves,
  type HomePage,
  PRODUCTS_PER_SHELF,
  type Shelf,
  type ShownSection,
  tileCount,
} from '#app/features/catalogue/pages/home/home-page.ts';
import type { HomeSection } from '#app/features/catalogue/pages/home/home-section.ts';
import { readHomeSections } from '#app/features/catalogue/pages/home/home-store.server.ts';
import { readCardProducts } from '#app/features/catalogue/product/card/card-store.server.ts';
import { collectionPath } from '#app/features/catalogue/product/collection/collection.ts';
import {
  type CardProduct,
  MAX_SEPARATE_VARIANTS,
  type Product,
} from '#app/features/catalogue/product/product.ts';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import type { SearchService } from '#app/features/catalogue/search/search-service.server.ts';
import type { Queries } from '#db/database.ts';
import { readAutomaticShelves } from './automatic-shelves.server.ts';
import { readProducts } from './catalogue-store.server.ts';

/** The catalogue as far as the page depends on it. */
type Catalogue = {
  /** Its first variants, as many as stand on the page. */
  few: readonly Product[];
  categories: readonly Category[];
  /** Whether there are more than those. */
  isPart: boolean;
  /** Whether variants that share an id stand as one card. */
  isGrouped: boolean;
};

/** A shelf before its products are cards. */
type Filling = Omit<Shelf, 'products'> & {
  section: string;
  products: readonly Product[];
};

/** What stands on the home page now; a section that has nothing to show is left out. */
export async function readHomePage(
  queries: Queries,
  search: SearchService,
  { few, categories, isPart, isGrouped }: Catalogue,
): Promise<HomePage> {
  const sections = (await readHomeSections(queries)).filter(({ isShown }) => isShown);
  const hasFirst = sections.some(({ kind }) => kind === 'first');
  // Beside a whole catalogue there is nothing that a section could choose from it.
  const isWhole = !isPart && hasFirst;
  const first = isPart ? await readFirst(queries) : few;
  const automatic = isWhole
    ? []
    : await readAutomaticShelves(sections, { queries, search, categories });
  const shelves: Filling[] = [
    ...fillShelves(automatic, hasFirst ? first : []),
    ...(await readChosenShelves(queries, sections)),
  ];
  const cards = await readCardProducts(queries, [
    ...(isGrouped ? first : []),
    ...shelves.flatMap(({ products }) => products),
  ]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  // Variants of one product share a card.
  const cardsOf = (some: readonly Product[]) =>
    [...new Set(some.map(({ id }) => id))].flatMap((id) => byId.get(id) ?? []);
  const tiles = isWhole ? [] : largestCategories(categories, tileCount(categories.length));
  const shown = sections.flatMap((section) =>
    shownOf(
      section,
      shelves.filter((shelf) => shelf.section === section.id),
      { hasProducts: first.length > 0, tiles, cardsOf },
    ),
  );
  return {
    sections: [...withHeading(shown), ...(isWhole ? [] : [{ key: 'all', kind: 'all' } as const])],
    products: isGrouped ? cardsOf(first) : [...first],
  };
}

/** The page begins with its heading, or with the hero. */
function withHeading(shown: readonly ShownSection[]): ShownSection[] {
  return shown.toSpliced(shown[0]?.kind === 'hero' ? 1 : 0, 0, { key: 'heading', kind: 'heading' });
}

/** The first cards of a catalogue that has more. */
async function readFirst(queries: Queries): Promise<Product[]> {
  const page = { after: null, limit: MAX_SEPARATE_VARIANTS, isGrouped: true };
  return (await readProducts(queries, page)).products;
}

/** Shelves of what the shopkeeper has named. They may show what stands elsewhere on the page, too. */
async function readChosenShelves(
  queries: Queries,
  sections: readonly HomeSection[],
): Promise<Filling[]> {
  const named = sections.flatMap(({ collection }) => collection || []);
  const found = await readFirstOf(queries, named, PRODUCTS_PER_SHELF);
  const collections = new Map(found.map((one) => [one.handle, one]));
  const byHand = await readFirstVariants(queries, [
    ...new Set(sections.flatMap(({ products }) => products)),
  ]);
  const sold = new Map(byHand.map((one) => [one.id, one]));
  const shelves: Filling[] = [];
  for (const { id: section, kind, title, collection, category, products: ids } of sections) {
    const one = collections.get(collection);
    if (one) {
      const path = collectionPath(one);
      shelves.push({ section, title: title || one.title, path, products: one.products });
    } else if (kind === 'category') {
      const page = { category, after: null, limit: PRODUCTS_PER_SHELF, isGrouped: true };
      const { products } = await readProducts(queries, page);
      shelves.push({ section, title: title || category, path: categoryPath(category), products });
    } else if (kind === 'products') {
      const products = ids.flatMap((id) => sold.get(id) ?? []);
      shelves.push({ section, title, path: null, products });
    }
  }
  return shelves.filter(({ products }) => products.length > 0);
}

type Filled = {
  /** Whether the catalogue has any. */
  hasProducts: boolean;
  tiles: Category[];
  cardsOf(products: readonly Product[]): CardProduct[];
};

/** What a section is on the page; `largest-categories` are two shelves. */
function shownOf(
  { id, kind, title, text, image, link, linkWords }: HomeSection,
  shelves: readonly Filling[],
  { hasProducts, tiles, cardsOf }: Filled,
): ShownSection[] {
  if (kind === 'hero') return [{ key: id, kind }];
  if (kind === 'first') return hasProducts ? [{ key: id, kind }] : [];
  if (kind === 'text') return [{ key: id, kind, title, text, image, link, linkWords }];
  if (kind === 'categories') {
    return tiles.length === 0 ? [] : [{ key: id, kind, categories: tiles }];
  }
  return shelves.map(({ title: shelfTitle, path, products }, number) => ({
    key: `${id} ${number}`,
    ...{ kind: 'shelf', title: shelfTitle, path, products: cardsOf(products) },
  }));
}
