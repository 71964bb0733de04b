/** The options of a variant as people and files write them: `Colour: Sand | Size: M`. */
import {
  MAX_OPTION,
  MAX_OPTIONS,
  type VariantOptions,
} from '#app/features/catalogue/product/options/options.ts';
import type { Result } from '#app/shared/result.ts';
import { type PairRules, readPairs, readPart, splitAt } from './pair-cell.ts';

const RULES: PairRules = {
  noun: 'option',
  most: MAX_OPTIONS,
  characters: MAX_OPTION,
  marks: ['|'],
};

/** None when the cell is empty. */
export function readOptions(cell: string): Result<VariantOptions, string> {
  return readPairs(cell, RULES);
}

/** The name or the value of an option alone. */
export function readOptionPart(text: string, part: 'name' | 'value'): Result<string, string> {
  return readPart(text, part, RULES);
}

/** `Colour: Black, Sand | Size: S, M`, or an option a line: names with their values; null for what is not so written. */
export function readOptionList(text: string): { name: string; values: string[] }[] | null {
  const unquoted = (part: string) => part.replace(/\\([\s\S])/gu, '$1').trim();
  const options = text
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : splitAt(line, ['|'])));
  const pairs = options.map((option) => splitAt(option, [':'], 2));
  if (pairs.some(([, values]) => values === undefined)) return null;
  return pairs.map(([name = '', values = '']) => ({
    name: unquoted(name),
    values: splitAt(values, [','])
      .map(unquoted)
      .filter((value) => value !== ''),
  }));
}
