import { useId } from 'react';
import { Form } from 'react-router';
import { productListPath } from '#app/features/catalogue/search/query/product-list-path.ts';
import type { SearchQuery, Sort } from '#app/features/catalogue/search/query/search-query.ts';
import { Button } from '#app/ui/forms/button.tsx';
import styles from './sort-field.module.css';

const sortNames: Record<Sort, string> = {
  relevance: 'Best match',
  price: 'Price: low to high',
  'price-down': 'Price: high to low',
  rating: 'Rating',
};

/** The sort order: chosen is applied; without scripts a button applies it. */
export function SortField({ query }: { query: SearchQuery }) {
  const id = useId();
  const path = productListPath({ ...query, sort: 'relevance' });
  const [action = '', search = ''] = path.split('?');
  return (
    // A new key for a new query, so that the choice follows back and forward.
    <Form
      key={path + query.sort}
      method="get"
      action={action}
      className={`${styles.sort} screen-only`}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={styles.label}>
        Sort by
      </label>
      <select
        id={id}
        name="sort"
        defaultValue={query.sort}
        className={styles.select}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {Object.entries(sortNames).map(([value, text]) => (
          <option key={value} value={value}>
            {value === 'relevance' && query.text === '' ? 'Featured' : text}
          </option>
        ))}
      </select>
      <noscript>
        <Button kind="secondary">Sort</Button>
      </noscript>
    </Form>
  );
}
