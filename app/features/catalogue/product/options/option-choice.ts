/** Choosing a variant by its options: what can be chosen from where, and what each choice leads to. */

import type { Product } from '#app/features/catalogue/product/product.ts';
import type { VariantOptions } from './options.ts';

type Variant = Pick<Product, 'variant' | 'image'> & { options?: VariantOptions };

export type OptionValue<Chosen extends Variant> = {
  value: string;
  /** What is shown once it is chosen. */
  leadsTo: Chosen;
  /** False where what is chosen now is not made with this value: other options change with it. */
  isMade: boolean;
  /** Its picture, where pictures tell the values apart; else null. */
  image: string | null;
};

export type OptionPicker<Chosen extends Variant> = {
  name: string;
  chosen: string;
  values: OptionValue<Chosen>[];
};

export const valuesOf = ({ options = [] }: Variant): string[] => options.map(([, value]) => value);

/**
 * The variant with all of these values, or else one that has the most of them, the first ones before others; `fixed` is
 * the place of a value that it has in any case. Undefined where there is none.
 */
export function nearestVariant<Chosen extends Variant>(
  variants: readonly Chosen[],
  wanted: readonly (string | null)[],
  fixed?: number,
): Chosen | undefined {
  let nearest: Chosen | undefined;
  let best = -1;
  for (const variant of variants) {
    const values = valuesOf(variant);
    if (fixed !== undefined && values[fixed] !== wanted[fixed]) continue;
    const score = wanted.reduce(
      (sum, value, place) => sum + (values[place] === value ? 1 << (wanted.length - place) : 0),
      0,
    );
    if (score > best) [nearest, best] = [variant, score];
  }
  return nearest;
}

/** What a choice begins with: the variant that was shown, or where that is sold out the one in stock that is most like it. */
export function firstToChoose<Chosen extends Variant & Pick<Product, 'stockLevel'>>(
  variants: readonly Chosen[],
  shown: Chosen,
): Chosen {
  const isThere = ({ stockLevel }: Chosen) => stockLevel?.kind !== 'out';
  if (isThere(shown)) return shown;
  return nearestVariant(variants.filter(isThere), valuesOf(shown)) ?? shown;
}

/** The picture of each value of an option whose values each have one picture of their own; else null. */
function picturesOf(variants: readonly Variant[], place: number): Map<string, string> | null {
  const pictures = new Map<string, string>();
  for (const variant of variants) {
    const value = valuesOf(variant)[place] ?? '';
    const known = pictures.get(value);
    if (variant.image === '' || (known !== undefined && known !== variant.image)) return null;
    pictures.set(value, variant.image);
  }
  const isTelling = pictures.size > 1 && new Set(pictures.values()).size === pictures.size;
  return isTelling ? pictures : null;
}

/** The small pictures of a card: those of the first option that pictures tell apart. */
export function swatchesOf(variants: readonly Variant[]): { value: string; image: string }[] {
  for (const place of (variants[0]?.options ?? []).keys()) {
    const pictures = picturesOf(variants, place);
    if (pictures) return [...pictures].map(([value, image]) => ({ value, image }));
  }
  return [];
}

/** A picker for each option, its values in the order of the catalogue. `variants` all have the options of `chosen`. */
export function pickersOf<Chosen extends Variant>(
  variants: readonly Chosen[],
  chosen: Chosen,
): OptionPicker<Chosen>[] {
  const now = valuesOf(chosen);
  const byValues = new Map(variants.map((variant) => [JSON.stringify(valuesOf(variant)), variant]));
  return (chosen.options ?? []).map(([name, current], place) => {
    const pictures = picturesOf(variants, place);
    const all = new Set(variants.map((variant) => valuesOf(variant)[place] ?? ''));
    const values = [...all].map((value) => {
      const wanted = now.with(place, value);
      const exact = byValues.get(JSON.stringify(wanted));
      return {
        value,
        leadsTo: exact ?? nearestVariant(variants, wanted, place) ?? chosen,
        isMade: exact !== undefined,
        image: pictures?.get(value) ?? null,
      };
    });
    return { name, chosen: current, values };
  });
}

/** The fields of the form by which a page without scripts chooses, in the order of the options. */
export const OPTION_FIELDS = ['o1', 'o2', 'o3'] as const;
