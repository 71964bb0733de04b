/** The name of the field that says how many of an item are withdrawn from, by the first of its lines; apart from what reads it. */
export function countField(line: number): string {
  return `count-${line}`;
}
