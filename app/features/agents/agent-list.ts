/** What a search, a category or a collection finds, as programs that read for people are told of it. */
import type { Product } from '#app/features/catalogue/product/product.ts';
import { productListPath } from '#app/features/catalogue/search/query/product-list-path.ts';
import { type SearchQuery, searchFor } from '#app/features/catalogue/search/query/search-query.ts';
import { type AgentOffer, agentOffer, offerLine } from './agent-offer.ts';
import { mdLine, mdLink, mdText } from './markdown.ts';

/** As `ProductList` has it. */
export type FoundList = {
  query: SearchQuery;
  instead: 'corrected' | 'everything' | null;
  products: readonly Product[];
  found: number;
  facets: readonly {
    name: string;
    values: readonly { value: string; count: number | null }[];
  }[];
  page: number;
  next: string | null;
};

const MAX_VALUES = 10;

export type AgentList = {
  /** Exact up to 1,000; 1,001 says that there are more. */
  found: number;
  page: number;
  hasMore: boolean;
  /** What was looked for instead, where the words as they were typed find nothing. */
  searchedFor: string;
  products: AgentOffer[];
  /** The values that narrow it, with how many each finds. */
  narrowBy: Record<string, Record<string, number>>;
  url: string;
};

export function agentList(list: FoundList, origin: string): AgentList {
  const { query, found, page, next, facets } = list;
  const counts = facets.map(({ name, values }) => {
    const known = values.slice(0, MAX_VALUES).map(({ value, count }) => [value, count ?? 0]);
    return [name, Object.fromEntries(known)];
  });
  return {
    ...{ found, page, hasMore: next !== null, searchedFor: query.text },
    products: list.products.map((one) => agentOffer(one, origin)),
    narrowBy: Object.fromEntries(counts),
    url: `${origin}${productListPath(query, { page, after: null })}`,
  };
}

/** `text` is what the shop says of it, or empty. */
export function listMarkdown(
  list: FoundList,
  { title, text, origin }: { title: string; text: string; origin: string },
): string {
  const { query, products, found, page, next } = list;
  const following = `${origin}${productListPath(query, { page: page + 1, after: next })}`;
  const isOther = list.instead === 'corrected' && query.text !== searchFor('').text;
  return [
    `# ${mdLine(title)}`,
    ...(text ? [mdText(text)] : []),
    ...(isOther ? [`Showing what was found for: ${mdLine(query.text)}`] : []),
    `${found} found, page ${page}.`,
    ...(products.length > 0 ? [products.map((one) => offerLine(one, origin)).join('\n')] : []),
    ...(next === null ? [] : [mdLink('Next page', following)]),
    '',
  ].join('\n\n');
}
