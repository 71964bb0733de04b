/** Labels that distinguish the variants of one product. */

/** The words that all of them begin with; the last word of the shortest is never among them. */
function sharedLength(all: readonly string[][]): number {
  const [first = []] = all;
  const maxLength = Math.min(...all.map((words) => words.length)) - 1;
  let length = 0;
  while (length < maxLength && all.every((words) => words[length] === first[length])) length += 1;
  return length;
}

/**
 * What each title has that not all have: `Lamp, Red` and `Lamp, Blue` differ in `Red` and `Blue`.
 * Titles that are alike, and a single one, stay whole.
 */
export function choiceLabels(titles: readonly string[]): string[] {
  if (new Set(titles).size < 2) return [...titles];
  const all = titles.map((title) => title.split(/\s+/));
  const start = sharedLength(all);
  const rest = all.map((words) => words.slice(start).reverse());
  const end = sharedLength(rest);
  return rest
    .map((words) =>
      words
        .slice(end)
        .reverse()
        .join(' ')
        .replace(/^[\s,:–-]+|[\s,:–-]+$/gu, ''),
    )
    .map((label, index) => label || (titles[index] ?? ''));
}
