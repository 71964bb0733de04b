/** The options of a variant as people and files write them: `Colour: Sand | Size: M`. */
import {
  MAX_OPTION,
  MAX_OPTIONS,
  type VariantOption,
  type VariantOptions,
} from '#app/features/catalogue/product/options/options.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { readLine } from './read-cell.ts';

const EXAMPLE = 'such as Colour: Sand | Size: M';

/** What has a meaning of its own gets a backslash before it. */
export function writeOptions(options: VariantOptions): string {
  return options
    .map(([name, value]) => [name.replace(/[\\|:]/g, '\\$&'), value.replace(/[\\|]/g, '\\$&')])
    .map(([name, value]) => `${name}: ${value}`)
    .join(' | ');
}

/** The parts between marks that have no backslash before them; at most so many, the last with the rest. */
function splitAt(text: string, mark: string, most = Number.POSITIVE_INFINITY): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\?[\s\S]/gu)) {
    if (piece === mark && parts.length < most) parts.push('');
    else parts.push(`${parts.pop()}${piece}`);
  }
  return parts;
}

/** The name or the value of an option alone. */
export function readOptionPart(text: string, part: 'name' | 'value'): Result<string, string> {
  const line = readLine(text.replace(/\\([\s\S])/gu, '$1'), MAX_OPTION[part]);
  if (!line.ok) return refused(`the ${part} of an option ${line.refusal}`);
  return line.value === '' ? refused(`an option has no ${part}: write one, ${EXAMPLE}`) : line;
}

function readOption(text: string): Result<VariantOption, string> {
  const [before = '', after] = splitAt(text, ':', 2);
  if (after === undefined) {
    const quoted = JSON.stringify(text.trim().slice(0, MAX_OPTION.value));
    return refused(`${quoted} is no option: write its name and its value, ${EXAMPLE}`);
  }
  const name = readOptionPart(before, 'name');
  if (!name.ok) return name;
  const value = readOptionPart(after, 'value');
  return value.ok ? done([name.value, value.value]) : value;
}

/** None when the cell is empty. */
export function readOptions(cell: string): Result<VariantOptions, string> {
  if (cell.trim() === '') return done([]);
  const options: VariantOption[] = [];
  for (const part of splitAt(cell, '|')) {
    const option = readOption(part);
    if (!option.ok) return option;
    const [name] = option.value;
    if (options.some(([other]) => other.toLowerCase() === name.toLowerCase())) {
      return refused(`names ${JSON.stringify(name)} twice: each option has a name of its own`);
    }
    options.push(option.value);
  }
  if (options.length <= MAX_OPTIONS) return done(options);
  return refused(`has ${options.length} options: the most is ${MAX_OPTIONS}`);
}

/** `Colour: Black, Sand | Size: S, M`, or an option a line: names with their values; null for what is not so written. */
export function readOptionList(text: string): { name: string; values: string[] }[] | null {
  const unquoted = (part: string) => part.replace(/\\([\s\S])/gu, '$1').trim();
  const options = text
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : splitAt(line, '|')));
  const pairs = options.map((option) => splitAt(option, ':', 2));
  if (pairs.some(([, values]) => values === undefined)) return null;
  return pairs.map(([name = '', values = '']) => ({
    name: unquoted(name),
    values: splitAt(values, ',')
      .map(unquoted)
      .filter((value) => value !== ''),
  }));
}

/** The cell that a JSON value is as good as: an object of names and values, or pairs of them; null for neither. */
export function optionCellOf(json: unknown): string | null {
  if (typeof json !== 'object' || json === null) return null;
  const pairs: unknown[] = Array.isArray(json) ? json : Object.entries(json);
  const isPair = (pair: unknown): pair is VariantOption =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
  return pairs.every(isPair) ? writeOptions(pairs) : null;
}
