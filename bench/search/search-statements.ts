/** The statements of searches, as the shop's own service makes them in this process. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createCatalogueService } from '#app/features/catalogue/catalogue-service.server.ts';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import { parsePagePlace } from '#app/features/catalogue/search/query/product-list-path.ts';
import type { BareSearch } from '../bare/bare-search.ts';

/** The client of the service, of which a few search at a time. */
const CLIENT = 'bench';

type Statements = Pick<BareSearch, 'texts'> & {
  byPath: Map<string, [text: number, values: unknown[]][]>;
};

/** Asks for each path once, in this order. */
export async function collectStatements(
  databaseUrl: string,
  paths: Iterable<string>,
): Promise<Statements> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const places = new Map<string, number>();
  let made: [text: number, values: unknown[]][] = [];
  const logQuery = (text: string, values: unknown[]) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    made.push([place, values]);
  };
  const queries = drizzle({ client: pool, logger: { logQuery } });
  const catalogue = createCatalogueService({ queries, searches: queries, searchesAtOnce: 4 });
  const sections = await catalogue.storefrontSections();
  const byPath: Statements['byPath'] = new Map();
  for (const path of paths) {
    made = [];
    const { pathname, searchParams } = new URL(path, 'http://shop');
    const place = parsePagePlace(searchParams);
    if (pathname !== '/search') await catalogue.suggest(searchParams.get('q') ?? '', CLIENT);
    else if (place) {
      await catalogue.productList(sections, parseSearchQuery(searchParams), place, CLIENT);
    }
    byPath.set(path, made);
  }
  await pool.end();
  return { texts: [...places.keys()], byPath };
}
