import {
  isNarrowed,
  noFilters,
  type SearchQuery,
  searchFor,
  searchPath,
} from '#app/features/catalogue/search/query/search-query.ts';
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SearchIcon } from '#app/ui/icons.tsx';

function advice(query: SearchQuery): string {
  if (typedWords(query.text).length === 0) return 'Type a word of what you are looking for.';
  if (isNarrowed(query)) return 'Choose other filters, or fewer of them.';
  return 'Try another word, or fewer of them.';
}

/** Shown in place of results: the query, and a link to what is found. */
export function NoResults({ query }: { query: SearchQuery }) {
  const all = { to: searchPath(searchFor('')), text: 'See all products' };
  const anyway = { to: searchPath({ ...query, ...noFilters }), text: 'Search without filters' };
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={query.text ? `Nothing matches “${query.text}”` : 'Nothing matches'}
      action={isNarrowed(query) && query.text ? anyway : all}
    >
      <p>{advice(query)}</p>
    </EmptyState>
  );
}
