/** What came of a vote, as the address of the product's page says it afterwards. */

export const VOTED_QUERY = 'voted';

export const VOTED = ['counted', 'reported', 'own', 'gone', 'wait'] as const;

export type Voted = (typeof VOTED)[number];

/** Null where nothing was voted. */
export function parseVoted(query: URLSearchParams): Voted | null {
  return VOTED.find((one) => one === query.get(VOTED_QUERY)) ?? null;
}
