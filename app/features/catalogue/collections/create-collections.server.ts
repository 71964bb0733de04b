/** Makes the collections that a file, or somebody, names and that the shop does not have. */
import { inArray } from 'drizzle-orm';
import { messages } from '#app/features/catalogue/product/cells/messages/messages.ts';
import {
  MAX_COLLECTIONS,
  titleOfHandle,
} from '#app/features/catalogue/product/collection/collection.ts';
import type { NamedCollection } from '#app/features/catalogue/product/collection/collection-cell.ts';
import { formatNumber } from '#app/shared/plural.ts';
import type { Queries } from '#db/database.ts';
import { collection } from '#db/schema/collection-schema.ts';

/** What is wrong with making so many more, as the beginning of a sentence; null for nothing. */
export async function findTooMany(tx: Queries, more: number): Promise<string | null> {
  if ((await tx.$count(collection)) + more <= MAX_COLLECTIONS) return null;
  return messages.moreCollections(formatNumber(MAX_COLLECTIONS));
}

/** Those of a handle that the shop has stay as they are. Returns what is wrong, with nothing made, or null. */
export async function createUnknown(
  tx: Queries,
  named: readonly NamedCollection[],
): Promise<string | null> {
  if (named.length === 0) return null;
  const handles = named.map(({ handle }) => handle);
  const known = await tx
    .select({ handle: collection.handle })
    .from(collection)
    .where(inArray(collection.handle, handles));
  const had = new Set(known.map(({ handle }) => handle));
  const fresh = named.filter(({ handle }) => !had.has(handle));
  if (fresh.length === 0) return null;
  const tooMany = await findTooMany(tx, fresh.length);
  if (tooMany !== null) return tooMany;
  await tx.insert(collection).values(
    fresh.map(({ handle, title, isTag }) => ({
      handle,
      title: isTag ? '' : (title ?? titleOfHandle(handle)),
    })),
  );
  return null;
}
