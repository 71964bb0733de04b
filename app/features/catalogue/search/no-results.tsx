import { messages } from '#app/features/catalogue/messages/messages.ts';
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
  if (typedWords(query.text).length === 0) return messages.typeAWord;
  if (isNarrowed(query)) return messages.otherFilters;
  return messages.otherWords;
}

/** Shown in place of results: the query, and a link to what is found. */
export function NoResults({ query }: { query: SearchQuery }) {
  const all = { to: searchPath(searchFor('')), text: messages.seeAllProducts };
  const anyway = { to: searchPath({ ...query, ...noFilters }), text: messages.withoutFilters };
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={query.text ? messages.nothingMatchesText(query.text) : messages.nothingMatches}
      action={isNarrowed(query) && query.text ? anyway : all}
    >
      <p>{advice(query)}</p>
    </EmptyState>
  );
}
