/** The names of an item's fields in the form of a return, by the first of its lines; apart from what reads them. */
export function pickFields(line: number): { count: string; reason: string; words: string } {
  return { count: `count-${line}`, reason: `reason-${line}`, words: `words-${line}` };
}

/** Whether a field says how many of an item go back. */
export function isCountField(name: string): boolean {
  return name.startsWith('count-');
}
