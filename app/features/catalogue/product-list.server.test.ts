import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { readProductList } from './product-list.server.ts';
import { searchFor } from './search/query/search-query.ts';
import { createSearchService } from './search/search-service.server.ts';
import { readStorefrontSections } from './storefront-sections.server.ts';

const { queries, searches, close } = await testDatabase();
afterAll(close);

/** Of two colours each. */
const CARDS = 995;

test.each(['relevance', 'price'] as const)(
  'a category of 995 cards says 995, however many variants they have, sorted by %s',
  async (sort) => {
    await queries.execute(sql`delete from product`);
    await queries.execute(sql`
      insert into product (variant, id, title, image, price_cents, rating, position, category)
      select 'mug-' || n, 'mug-' || n / 2, 'A mug', '', 100 + n, 3, n, 'Mugs'
      from generate_series(0, ${CARDS * 2 - 1}) as n`);
    const search = createSearchService(searches);
    const sections = await readStorefrontSections(queries, search);
    const query = { ...searchFor(''), category: 'Mugs', sort };
    const page = await readProductList({ queries, search }, sections, query, {
      after: null,
      page: 1,
    });
    expect(page?.found).toBe(CARDS);
  },
);
