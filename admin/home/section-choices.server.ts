/** What can be chosen for a section of the home page. */
import type { AdminSession } from '#admin/operations/admin-context.server.ts';
import { readCollections } from '#app/features/catalogue/collections/collection-store.server.ts';
import { readCategoryNames } from '#app/features/catalogue/pages/category-store.server.ts';
import { isShown } from '#app/features/catalogue/product/collection/collection.ts';
import type { Choices } from '#operations/fields.ts';

/** More than somebody would look through in a list. */
const MAX_CATEGORIES = 1_000;

export type SectionChoices = { collection: Choices; category: Choices };

/** The collections that shoppers see, and the categories that have something to sell. */
export async function loadChoices({
  database: { queries },
}: Pick<AdminSession, 'database'>): Promise<SectionChoices> {
  const collections = (await readCollections(queries)).filter(isShown);
  const categories = await readCategoryNames(queries, { limit: MAX_CATEGORIES });
  return {
    collection: collections.map(({ handle, title }) => [handle, title] as const),
    category: categories.map((name) => [name, name] as const),
  };
}
