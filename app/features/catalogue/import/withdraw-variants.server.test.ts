import { asc, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveHub } from '#app/features/live/server/live-hub.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { wholeProduct } from '#tests/catalogue/product-fixtures.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { setWithdrawn } from './catalogue-files.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

beforeEach(async () => {
  await queries.delete(product);
  await queries
    .insert(product)
    .values(['a', 'b'].map((variant) => wholeProduct({ id: variant, variant })));
});

async function variants() {
  const rows = await queries
    .select()
    .from(product)
    .where(isNull(product.withdrawnAt))
    .orderBy(asc(product.variant));
  return rows.map(({ variant }) => variant);
}

describe('a variant that is withdrawn by name', () => {
  test('is not for sale until it is put back, and every process is notified', async () => {
    const hub = await openLiveHub(database, () => {});
    const onChange = vi.fn();
    hub.onCatalogueChange(onChange);
    expect(await setWithdrawn(queries, ['a'], true)).toEqual({
      changed: 1,
      unknown: [],
      conflicts: [],
    });
    expect(await setWithdrawn(queries, ['a'], true)).toEqual({
      changed: 0,
      unknown: [],
      conflicts: [],
    });
    expect(await variants()).toEqual(['b']);
    expect(await setWithdrawn(queries, ['a', 'b'], false)).toEqual({
      changed: 1,
      unknown: [],
      conflicts: [],
    });
    expect(await variants()).toEqual(['a', 'b']);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  });
});
