/** A page of products to choose from: of a search, of a category, of a collection, or of the whole catalogue. */
import { readCollectionPage } from '#app/features/catalogue/collections/shown-collections.server.ts';
import { readCardProducts } from '#app/features/catalogue/product/card/card-store.server.ts';
import type { CardProduct } from '#app/features/catalogue/product/product.ts';
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import { type Facets, noFacets } from '#app/features/catalogue/search/query/facets.ts';
import {
  type OfferedFacet,
  offeredFacets,
} from '#app/features/catalogue/search/query/offered-facets.ts';
import {
  CARDS_PER_PAGE,
  FIRST_PAGE,
  isCategoryPage,
  isCollectionPage,
  type PagePlace,
} from '#app/features/catalogue/search/query/product-list-path.ts';
import { parseSearchCursor } from '#app/features/catalogue/search/query/search-cursor.ts';
import { isNarrowed, type SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import type { SearchService } from '#app/features/catalogue/search/search-service.server.ts';
import type { Queries } from '#db/database.ts';
import { readProducts } from './catalogue-store.server.ts';
import type { StorefrontSections } from './storefront-sections.server.ts';

/** What is shown instead, when the words as they were typed find nothing. */
export type Instead = 'corrected' | 'everything' | null;

export type ProductList = {
  /** What is shown: the search as it was typed, or the nearest that finds something. */
  query: SearchQuery;
  instead: Instead;
  products: CardProduct[];
  /** Exact up to a thousand; one more means that there are more. */
  found: number;
  facets: readonly OfferedFacet[];
  page: number;
  /** The cursor of the next page; null on the last. */
  next: string | null;
  /** Whether it cannot be sorted by stars. */
  hidesStars?: true;
};

/** What a search has counted, of which not all is offered. */
type CountedList = Omit<ProductList, 'facets' | 'page'> & { facets: Facets };

export type ProductListParts = {
  queries: Queries;
  search: SearchService;
};

/** Letters alone are a word first; with a digit, and this long, a text is an article number first. */
const MIN_NUMBER_LETTERS = 4;

function looksLikeNumber(text: string): boolean {
  return text.length >= MIN_NUMBER_LETTERS && /\d/.test(text) && !/\s/.test(text);
}

/** All products, or all of a category. */
function isWhole(query: SearchQuery): boolean {
  return query.text === '' && !isNarrowed({ ...query, category: null });
}

/** Null for a cursor that is none. */
export async function readProductList(
  { queries, search }: ProductListParts,
  sections: StorefrontSections,
  query: SearchQuery,
  place: PagePlace,
): Promise<ProductList | null> {
  // A collection holds products, whatever their variants.
  const isGrouped = sections.isGrouped || query.collection !== null;

  function placeOf<Cursor>(parse: (text: string) => Cursor | null) {
    const after = place.after === null ? null : parse(place.after);
    if (place.after !== null && after === null) return null;
    const skip = after === null ? (place.page - 1) * CARDS_PER_PAGE : 0;
    return { after, skip, limit: CARDS_PER_PAGE, isGrouped };
  }

  /** All products, or those of a category: their facets are counted as those of a search are. */
  async function browse(instead: Instead, of: SearchQuery): Promise<ProductList | null> {
    const from = placeOf(parseProductCursor);
    if (from === null) return null;
    const [{ products, next }, { found, facets }] = await Promise.all([
      readProducts(queries, { ...from, category: of.category ?? undefined }),
      sections.countsOf(of),
    ]);
    const cards = isGrouped ? await readCardProducts(queries, products) : products;
    return finish({ query: of, instead, products: cards, next, found, facets });
  }

  /** All of a collection, in its own order. */
  async function browseCollection(handle: string): Promise<ProductList | null> {
    const from = placeOf(parseProductCursor);
    if (from === null) return null;
    const [{ products, next }, { found, facets }] = await Promise.all([
      readCollectionPage(queries, { ...from, handle }),
      search.search(query, { after: null, limit: 0, isGrouped }),
    ]);
    const cards = await readCardProducts(queries, products);
    return finish({ query, instead: null, products: cards, next, found, facets });
  }

  async function find(instead: Instead, of: SearchQuery): Promise<ProductList | null> {
    const from = placeOf(parseSearchCursor);
    if (from === null) return null;
    return finish({ query: of, instead, ...(await search.search(of, from)) });
  }

  function finish(list: CountedList): ProductList {
    const { query: of, found, facets } = isWhole(list.query) ? countedInMemory(list) : list;
    return { ...list, found, facets: offeredFacets(of, facets, found), page: place.page };
  }

  /** The categories of the whole catalogue are counted by cards; a search counts up to a thousand variants. */
  function countedInMemory(list: CountedList): CountedList {
    const { category } = list.query;
    if (category === null) return list;
    const categories = sections.categories.map(({ name, products }) => ({
      value: name,
      count: products,
    }));
    const found = categories.find(({ value }) => value === category)?.count ?? list.found;
    return { ...list, found, facets: { ...list.facets, category: categories } };
  }

  function read(instead: Instead, of: SearchQuery): Promise<ProductList | null> {
    const { collection } = of;
    const isAll = of.text === '' && !isNarrowed({ ...of, collection: null });
    if (collection !== null && isAll && of.sort === 'relevance') {
      return browseCollection(collection);
    }
    const isPlain = isWhole(of) && of.sort === 'relevance';
    return isPlain ? browse(instead, of) : find(instead, of);
  }

  async function byNumber(): Promise<ProductList | null> {
    const variants = await search.findByNumber(query.text);
    if (variants.length === 0) return null;
    const products = isGrouped ? await readCardProducts(queries, variants) : variants;
    const found = { products, next: null, found: products.length, facets: noFacets };
    return finish({ query, instead: null, ...found });
  }

  const mayBeNumber = query.text !== '' && !isNarrowed(query) && place.page === FIRST_PAGE.page;
  const isNumberFirst = mayBeNumber && looksLikeNumber(query.text);
  const numbered = isNumberFirst ? await byNumber() : null;
  if (numbered) return numbered;
  const typed = await read(null, query);
  const isPage = isCategoryPage(query) || isCollectionPage(query);
  if (typed === null || typed.found > 0 || isPage) return typed;
  const from = placeOf(parseSearchCursor);
  // Side by side: one after another, each would wait for the one before.
  const [article, isCommon, near] = await Promise.all([
    mayBeNumber && !isNumberFirst ? byNumber() : null,
    search.hasOnlyCommonWords(query.text),
    from && search.nearMiss(query, from),
  ]);
  if (article) return article;
  if (isCommon) return read('everything', { ...query, text: '' });
  return near ? finish({ instead: 'corrected', ...near }) : typed;
}
