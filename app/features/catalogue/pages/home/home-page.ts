/** What the home page of a larger catalogue shows: chosen from the catalogue, never by a place in a list. */
import type { Category } from '#app/features/catalogue/pages/category.ts';
import type { CardProduct, Product } from '#app/features/catalogue/product/product.ts';
import type { HeroImage, OwnHero } from '#app/shared/brand-picture.ts';
import type { SectionContent } from './home-section.ts';

/** A row of products with something in common. */
export type Shelf = {
  title: string;
  /** Where more of them are; null where no page shows them. */
  path: string | null;
  products: CardProduct[];
};

/** Words with a picture and a button, each but the title empty where it is not there. */
export type HomeText = Pick<SectionContent, 'title' | 'text' | 'image' | 'link' | 'linkWords'>;

/** What stands on the page; `key` names it among the others. */
export type ShownSection = { key: string } /** Without an image it is ours. */ & (
  | { kind: 'hero'; image?: HeroImage }
  /** The heading of the page, which is heard and not seen. */
  | { kind: 'heading' }
  /** The first products of the catalogue, of which there are some. */
  | { kind: 'first' }
  | { kind: 'categories'; categories: Category[] }
  | ({ kind: 'shelf' } & Shelf)
  | ({ kind: 'text' } & HomeText)
  /** The way to all products, where not all stand on the page. */
  | { kind: 'all' }
);

/** The home page. */
export type HomePage = {
  sections: ShownSection[];
  /** Up to seven, whether the page shows them or not. */
  products: CardProduct[];
};

/** With the picture of the settings in the hero, and their words behind it; without a hero there are neither. */
export function withHero(
  sections: readonly ShownSection[],
  { image, words }: OwnHero,
): ShownSection[] {
  const shown = sections.map((one) => (one.kind === 'hero' && image ? { ...one, image } : one));
  const hero = shown.findIndex(({ kind }) => kind === 'hero');
  if (hero === -1 || !words) return shown;
  const [link = '', linkWords = ''] = words.link ?? [];
  // Behind the heading of the page, where it follows.
  const place = shown[hero + 1]?.kind === 'heading' ? hero + 2 : hero + 1;
  return shown.toSpliced(place, 0, {
    ...{ key: 'hero-words', kind: 'text', title: words.headline, text: '', image: '' },
    ...{ link, linkWords },
  });
}

/** The width of a shelf on a large screen, and what it can be scrolled to. */
const SHELF_WIDTH = 5;
export const PRODUCTS_PER_SHELF = 10;

/** A shorter shelf looks like a leftover. */
const MIN_PRODUCTS_ON_A_SHELF = 4;

/** What a shelf can be filled with, best first; more than fit, because others may show some of them. */
export type ShelfCandidates = {
  /** The id of the section that it is of. */
  section: string;
  title: string;
  path: string | null;
  candidates: readonly Product[];
};

/**
 * Fills the shelves in their order, each as wide as a screen before any is longer. A product stands on the page once:
 * neither one of `shown` nor one of another shelf is shown again, and a shelf that has too few others is left out.
 */
export function fillShelves(
  all: readonly ShelfCandidates[],
  shown: readonly Product[],
): (Omit<ShelfCandidates, 'candidates'> & { products: Product[] })[] {
  const used = new Set(shown.map(({ id }) => id));

  /** The best that are free, one a product. */
  function pick(candidates: readonly Product[], count: number): Product[] {
    const fresh = new Map<string, Product>();
    for (const product of candidates) {
      if (!used.has(product.id) && !fresh.has(product.id)) fresh.set(product.id, product);
    }
    return [...fresh.values()].slice(0, count);
  }

  function use(products: readonly Product[]): void {
    for (const { id } of products) used.add(id);
  }

  const shelves = all.flatMap((shelf) => {
    const products = pick(shelf.candidates, SHELF_WIDTH);
    if (products.length < MIN_PRODUCTS_ON_A_SHELF) return [];
    use(products);
    return [{ shelf, products }];
  });
  return shelves.map(({ shelf: { candidates, ...shelf }, products }) => {
    const more = pick(candidates, PRODUCTS_PER_SHELF - products.length);
    use(more);
    return { ...shelf, products: [...products, ...more] };
  });
}

const TILE_ROW = 6;
const MAX_TILE_ROWS = 2;

/** So many tiles of categories that their rows are full; fewer than a row holds are all shown. */
export function tileCount(categories: number): number {
  const rows = Math.min(Math.floor(categories / TILE_ROW), MAX_TILE_ROWS);
  return rows === 0 ? categories : rows * TILE_ROW;
}
