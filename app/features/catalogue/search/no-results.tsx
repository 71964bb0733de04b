import { Link } from 'react-router';
import {
  isNarrowed,
  type SearchQuery,
  searchPath,
} from '#app/features/catalogue/search/query/search-query.ts';
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

type NoResultsProps = {
  query: SearchQuery;
  /** The nearest text with which something is found, if there is one. */
  near: string | null;
};

const widest = { category: null, priceClass: null, rating: null } as const;

function advice(query: SearchQuery): string {
  if (typedWords(query.text).length === 0) return 'Type a word of what you are looking for.';
  if (isNarrowed(query)) return 'Choose another category, price or rating, or fewer of them.';
  return 'Try another word, or fewer of them.';
}

/** Shown in place of results: the query, and links to searches that find something. */
export function NoResults({ query, near }: NoResultsProps) {
  const all = { to: '/', text: 'See all products' };
  const anyway = { to: searchPath({ ...query, ...widest }), text: 'Search without filters' };
  return (
    <EmptyState
      title={query.text ? `Nothing matches “${query.text}”` : 'Nothing matches'}
      action={isNarrowed(query) && query.text ? anyway : all}
    >
      {near === null ? (
        <p>{advice(query)}</p>
      ) : (
        <p>
          Did you mean <Link to={searchPath({ ...query, text: near })}>{near}</Link>?
        </p>
      )}
    </EmptyState>
  );
}
