/** Pairs of a name and a value as people and files write them: `Colour: Sand | Size: M`. */
import { done, type Result, refused } from '#app/shared/result.ts';
import { messages } from './messages/messages.ts';
import { readLine } from './read-cell.ts';

export type Pair = readonly [name: string, value: string];

export type PairRules = {
  /** What a pair is. */
  noun: 'option' | 'ownField';
  /** So many at most, and so many characters of each part. */
  most: number;
  characters: { name: number; value: number };
  /** The marks between pairs, the first of which is written. */
  marks: readonly string[];
};

/** What has a meaning of its own gets a backslash before it. */
export function writePairs(pairs: readonly Pair[], between = ' | '): string {
  return pairs
    .map(([name, value]) => [name.replace(/[\\|:]/g, '\\$&'), value.replace(/[\\|]/g, '\\$&')])
    .map(([name, value]) => `${name}: ${value}`)
    .join(between);
}

/** The parts between marks that have no backslash before them; at most so many, the last with the rest. */
export function splitAt(
  text: string,
  marks: readonly string[],
  most = Number.POSITIVE_INFINITY,
): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { 0: piece, index } of text.matchAll(/\\?[\s\S]/gu)) {
    if (!marks.includes(piece) || parts.length + 1 >= most) continue;
    parts.push(text.slice(start, index));
    start = index + piece.length;
  }
  return [...parts, text.slice(start)];
}

/** The name or the value of a pair alone. */
export function readPart(
  text: string,
  part: 'name' | 'value',
  { noun, characters }: PairRules,
): Result<string, string> {
  const words = messages.pairs[noun];
  const line = readLine(text.replace(/\\([\s\S])/gu, '$1'), characters[part]);
  if (!line.ok) return refused(words[part](line.refusal));
  if (line.value !== '') return line;
  return refused(part === 'name' ? words.noName : words.noValue);
}

function readPair(text: string, rules: PairRules): Result<Pair, string> {
  const [before = '', after] = splitAt(text, [':'], 2);
  if (after === undefined) {
    const quoted = JSON.stringify(text.trim().slice(0, rules.characters.value));
    return refused(messages.pairs[rules.noun].noPair(quoted));
  }
  const name = readPart(before, 'name', rules);
  if (!name.ok) return name;
  const value = readPart(after, 'value', rules);
  return value.ok ? done([name.value, value.value]) : value;
}

/** None when the cell is empty; names differ in more than capitals. */
export function readPairs(cell: string, rules: PairRules): Result<readonly Pair[], string> {
  const pairs: Pair[] = [];
  const names = new Set<string>();
  const parts = splitAt(cell, rules.marks);
  for (const part of parts) {
    if (part.trim() === '' && (cell.trim() === '' || rules.marks.includes('\n'))) continue;
    const pair = readPair(part, rules);
    if (!pair.ok) return pair;
    const [name] = pair.value;
    if (names.has(name.toLowerCase())) {
      return refused(messages.pairs[rules.noun].twice(JSON.stringify(name)));
    }
    pairs.push(pair.value);
    names.add(name.toLowerCase());
    if (pairs.length > rules.most) {
      return refused(messages.pairs[rules.noun].tooMany(parts.length, rules.most));
    }
  }
  return done(pairs);
}

/** The pairs that a JSON value stands for: an object of names and values, or pairs of them; null for neither. */
export function pairsOf(json: unknown): readonly Pair[] | null {
  if (typeof json !== 'object' || json === null) return null;
  const pairs: unknown[] = Array.isArray(json) ? json : Object.entries(json);
  const isPair = (pair: unknown): pair is Pair =>
    Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string');
  return pairs.every(isPair) ? pairs : null;
}
