/** What the variants of a product differ by, such as a colour and a size. */

export type VariantOption = readonly [name: string, value: string];

/** In the order in which a shopper chooses; none where a product has nothing to choose. */
export type VariantOptions = readonly VariantOption[];

export const MAX_OPTIONS = 3;

/** In characters. */
export const MAX_OPTION = { name: 40, value: 100 };

/** So many variants with options a product can have. */
export const MAX_OPTION_VARIANTS = 2_048;

type Named = { title: string; options?: VariantOptions };

export function hasOptions({ options = [] }: { options?: VariantOptions }): boolean {
  return options.length > 0;
}

/** A variant in one line: `Beanie, Sand, M`. The only place where that is written. */
export function lineTitle({ title, options = [] }: Named): string {
  return [title, ...options.map(([, value]) => value)].join(', ');
}

/** What tells a variant from the others of its product: `Sand, M`; its title where it has no options. */
export function variantName({ title, options = [] }: Named): string {
  return options.length === 0 ? title : options.map(([, value]) => value).join(', ');
}

/** What is said of an offer, and not of a line of a basket. */
type OfferedField = 'wasCents' | 'lowestPriceNote' | 'unitPriceNote';

/**
 * A variant as baskets, orders and mails have it: named in one line, at the price of now. With options its `id` is its
 * own, so that what is removed by an id (specification 4) is what was clicked.
 */
export function toLineProduct<
  Line extends Named & { id: string; variant: string } & { [Offered in OfferedField]?: unknown },
>({
  options = [],
  wasCents: _was,
  lowestPriceNote: _lowest,
  unitPriceNote: _unit,
  ...product
}: Line): Omit<Line, 'options' | OfferedField> {
  if (options.length === 0) return product;
  return { ...product, id: product.variant, title: lineTitle({ ...product, options }) };
}
