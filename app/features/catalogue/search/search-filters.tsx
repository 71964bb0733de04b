import { Form } from 'react-router';
import {
  priceClasses,
  priceClassName,
} from '#app/features/catalogue/search/query/price-classes.ts';
import type { SearchQuery, Sort } from '#app/features/catalogue/search/query/search-query.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import styles from './search-filters.module.css';

const sortNames: Record<Sort, string> = {
  relevance: 'Best match',
  price: 'Price: low to high',
  'price-down': 'Price: high to low',
  rating: 'Rating',
};

const prices = priceClasses.map((one, index) => [index, priceClassName(one)] as const);
const ratings = [3, 4, 5, 6, 7, 8, 9].map((stars) => [stars, `${stars} stars and up`] as const);

type SearchFiltersProps = {
  query: SearchQuery;
  /** The categories to choose from. */
  categories: readonly string[];
};

/** The filters and the sort order of a search; a form that loads the page again. */
export function SearchFilters({ query, categories }: SearchFiltersProps) {
  const { text, category, priceClass, rating, sort } = query;
  const known = category === null || categories.includes(category);
  const names = known ? categories : [category, ...categories];
  return (
    // A new key for a new query, so that the choices follow back and forward.
    <Form
      key={JSON.stringify(query)}
      method="get"
      action="/search"
      aria-label="Filters"
      className={`${styles.filters} screen-only`}
    >
      <input type="hidden" name="q" value={text} />
      <SelectField
        label="Category"
        name="category"
        defaultValue={category ?? ''}
        options={[['', 'All categories'], ...names.map((name) => [name, name] as const)]}
      />
      <SelectField
        label="Price"
        name="price"
        defaultValue={priceClass ?? ''}
        options={[['', 'Any price'], ...prices]}
      />
      <SelectField
        label="Rating"
        name="rating"
        defaultValue={rating ?? ''}
        options={[['', 'Any rating'], ...ratings]}
      />
      <SelectField
        label="Sort by"
        name="sort"
        defaultValue={sort}
        options={Object.entries(sortNames)}
      />
      <Button kind="secondary" className={styles.apply}>
        Apply
      </Button>
    </Form>
  );
}
