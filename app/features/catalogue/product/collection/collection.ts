/** Collections: their names, and how many of them there can be. */

/** `handle` stands in the address of its page; `text` is written as the description of a product is. */
export type Collection = {
  handle: string;
  /** Empty: staff alone sees it. */
  title: string;
  text: string;
  /** The address of its picture; empty without one. */
  image: string;
};

export const MAX_COLLECTION = { handle: 100, title: 100, text: 5_000 };

/** Of a shop. */
export const MAX_COLLECTIONS = 1_000;

export const MAX_COLLECTIONS_OF_PRODUCT = 50;

/** So many products can be put in an order by hand. An import may bring more. */
export const MAX_ORDERED = 10_000;

/** Its page in the admin would have the address of the form of a new one. */
export const RESERVED = 'new';

/** Letters and digits with hyphens between them: `Summer & Sale` is `summer-sale`. Empty where a name has none of them. */
export function toHandle(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** What a collection is called that has a handle alone: `summer-sale` is `Summer sale`. */
export function titleOfHandle(handle: string): string {
  const words = handle.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether shoppers see it. */
export function isShown({ title }: Pick<Collection, 'title'>): boolean {
  return title !== '';
}

/** The page of a collection. */
export function collectionPath({ handle }: Pick<Collection, 'handle'>): string {
  return `/collections/${encodeURIComponent(handle)}`;
}
