/** Collections, further categories and tags of another shop, as the cell of a product. */

import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import type { OnLeftOut, RowPlace } from '#app/features/catalogue/import/read/catalogue-row.ts';
import {
  MAX_COLLECTION,
  MAX_COLLECTIONS_OF_PRODUCT,
  toHandle,
} from '#app/features/catalogue/product/collection/collection.ts';
import { IS_TAG } from '#app/features/catalogue/product/collection/collection-cell.ts';

/** So many different tags of a file come in: more would leave no room for collections. */
const MAX_TAGS = 500;

/** What a product is sorted by beside its category. */
export type Sorting = { category: string; collections: readonly string[]; tags: readonly string[] };

/** The cell of each product of a file in turn. Its category is no collection besides. */
export function createCollectionCells(onLeftOut: OnLeftOut) {
  const tagsSoFar = new Set<string>();

  /** Whether there is room for a tag. */
  function takeTag(handle: string): boolean {
    if (!tagsSoFar.has(handle) && tagsSoFar.size >= MAX_TAGS) return false;
    tagsSoFar.add(handle);
    return true;
  }

  return ({ category, collections, tags }: Sorting, place: RowPlace): string => {
    const names = new Map<string, string>();
    const own = toHandle(category);

    function add(typed: string, isTag: boolean): void {
      const name = typed.replace(/[|\s]+/g, ' ').trim();
      const handle = toHandle(name);
      if (handle === '' || handle === own || names.has(handle)) return;

      if (Math.max(name.length, handle.length) > MAX_COLLECTION.handle) {
        onLeftOut(messages.tagTooLong(isTag, MAX_COLLECTION.handle), place);
      } else if (names.size >= MAX_COLLECTIONS_OF_PRODUCT) {
        onLeftOut(messages.inTooMany(isTag, MAX_COLLECTIONS_OF_PRODUCT), place);
      } else if (isTag && !takeTag(handle)) {
        onLeftOut(messages.tooManyTags(MAX_TAGS), place);
      } else names.set(handle, isTag ? `${IS_TAG}${name}` : name);
    }

    for (const name of collections) add(name.replace(/^#+/, ''), false);
    const shown = names.size;
    for (const tag of tags) add(tag.replace(/^#+/, ''), true);
    if (names.size > shown) onLeftOut(messages.tagsHidden, place);
    return [...names.values()].join('\n');
  };
}
