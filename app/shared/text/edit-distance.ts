/**
 * Optimal string alignment distance: letters inserted, deleted, substituted or swapped with a neighbour.
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
export function editDistance(one: string, other: string): number {
  const from = [...one];
  const to = [...other];
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, target] of to.entries()) {
      const changed = (last[column] ?? 0) + (letter === target ? 0 : 1);
      const added = (current[column] ?? 0) + 1;
      const left = (last[column + 1] ?? 0) + 1;
      const isSwapped = letter === to[column - 1] && target === from[row - 1];
      const swapped = isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : changed;
      current.push(Math.min(changed, added, left, swapped));
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}
