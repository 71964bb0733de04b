/**
 * A wish list is a basket that is not bought: it has an id of its own beside its shopper's, and all that a basket has,
 * but no session that pays for it. `forget_owner.sql` knows the id, too.
 */

const SUFFIX = '_wishes';

/** The id of the wish list of this shopper. */
export function wishListOf(shopper: string): string {
  return `${shopper}${SUFFIX}`;
}

/** Whether this is the id of a wish list. */
export function isWishList(basket: string): boolean {
  return basket.endsWith(SUFFIX);
}

/** Its page, to which its forms post. */
export const WISH_LIST_PATH = '/wish-list';

/** The page of a basket, or of a wish list, of its own shopper. */
export function ownPagePath(isWishList: boolean): string {
  return isWishList ? WISH_LIST_PATH : '/checkout';
}

/** The field that names a line of the basket that is kept for later. */
export const KEEP_FIELD = 'keep';
