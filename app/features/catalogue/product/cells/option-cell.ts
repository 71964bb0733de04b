/** The options of a variant as people and files write them: `Colour: Sand | Size: M`. */
import {
  MAX_OPTION,
  MAX_OPTIONS,
  type VariantOptions,
} from '#app/features/catalogue/product/options/options.ts';
import type { Result } from '#app/shared/result.ts';
import { type PairRules, readPairs } from './pair-cell.ts';

const RULES: PairRules = {
  noun: 'option',
  example: 'such as Colour: Sand | Size: M',
  most: MAX_OPTIONS,
  characters: MAX_OPTION,
  marks: ['|'],
};

/** None when the cell is empty. */
export function readOptions(cell: string): Result<VariantOptions, string> {
  return readPairs(cell, RULES);
}
