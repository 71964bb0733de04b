/** The values that products are filtered by as numbers: a search counts a thousand products by some values each. */
import type { VariantOptions } from '#app/features/catalogue/product/options/options.ts';
import {
  type FacetName,
  type OptionFacet,
  optionFacet,
} from '#app/features/catalogue/search/query/facets.ts';

/** A filter by texts of the catalogue. */
export type TextFacet = Extract<FacetName, 'category' | 'brand' | OptionFacet>;

/** What a variant is filtered by; empty is none. */
type Texts = { category: string; brand: string; options: VariantOptions };

type TextValue = readonly [name: TextFacet, value: string];

export class FacetNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #values: TextValue[] = [];

  /** So many values have a number, from 0 on. */
  get size(): number {
    return this.#values.length;
  }

  /** Those of a variant; a value that has none yet is given one. */
  numbersOf({ category, brand, options }: Texts): number[] {
    const values: TextValue[] = [
      ['category', category],
      ['brand', brand],
      ...options.map(([name, value]) => [optionFacet(name), value] as const),
    ];
    return values.filter(([, value]) => value !== '').map((value) => this.#numberOf(value));
  }

  #numberOf(value: TextValue): number {
    const key = value.join('\n');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.size);
    return this.#values.push(value) - 1;
  }

  /** Throws a RangeError for a number that no value has. */
  valueOf(number: number): TextValue {
    const value = this.#values[number];
    if (value === undefined) throw new RangeError(`No value has the number ${number}`);
    return value;
  }
}
