/** Finds the word of the catalogue that is nearest to a misspelt one. */
import { editDistance } from '#app/shared/text/edit-distance.ts';

export type KnownWord = { word: string; products: number };

/** The most letters that may be wrong, by the length of the word. */
function maxMistakes(word: string): number {
  const { length } = [...word];
  if (length < 5) return 1;
  return length < 9 ? 2 : 3;
}

/** The word with the fewest mistakes, of these the most common; null when none is near enough. */
export function nearestWord(typed: string, known: readonly KnownWord[]): string | null {
  const lower = typed.toLowerCase();
  const near = known
    .map(({ word, products }) => ({ word, products, mistakes: editDistance(lower, word) }))
    .filter(({ mistakes }) => mistakes <= maxMistakes(lower))
    .toSorted((one, other) => one.mistakes - other.mistakes || other.products - one.products);
  return near[0]?.word ?? null;
}

/** `lamp` → `  l`, ` la`, `lam`, `amp`, `mp `, each once, as the table of trigrams has them. */
export function trigrams(word: string): string[] {
  const letters = [...`  ${word.toLowerCase()} `];
  const all = letters.slice(2).map((_, index) => letters.slice(index, index + 3).join(''));
  return [...new Set(all)];
}

/** Every swap of two neighbouring letters: trigrams miss these in short words. */
export function swaps(word: string): string[] {
  const letters = [...word.toLowerCase()];
  return letters.slice(1).map((letter, index) => {
    const before = letters.slice(0, index);
    return [...before, letter, letters[index], ...letters.slice(index + 2)].join('');
  });
}
