/** How much Markdown a text of the shop may have: reading it takes longer than its length lets expect. */

/** `marks` are such as `*`, `_`, `[`; at most `depth` of those of lists and quotes begin a line. */
export const TEXT_BOUNDS = {
  ...{ letters: 50_000, lines: 1_000, marks: 300 },
  ...{ listMarks: 100, depth: 3, indent: 12 },
};

export type TextBounds = typeof TEXT_BOUNDS;

/** As Markdown reads it: in one line the letters `\n` stand for a line break, and `#Words` is a heading too. */
export function markdownOf(text: string): string {
  return text.replaceAll('\\n', '\n').replace(/^(#+)(?=[^#\s])/gm, '$1 ');
}

/** Whether it is read as Markdown in a few hundredths of a second. */
export function isWithinBounds(text: string): boolean {
  const most = TEXT_BOUNDS;
  const markdown = markdownOf(text);
  if (markdown.length > most.letters) return false;
  const lines = markdown.split(/[\r\n]+/);
  const marks = markdown.match(/\*+|_+|`+|[[\]!<&\\\t]/g) ?? [];
  if (lines.length > most.lines || marks.length > most.marks) return false;
  const depths = lines.map((line) => {
    const [start = ''] = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/.exec(line) ?? [];
    const indent = start.search(/\S/);
    return indent > most.indent ? most.depth + 1 : (start.match(/>|[-+*]|\d+/g)?.length ?? 0);
  });
  return (
    depths.every((depth) => depth <= most.depth) &&
    depths.reduce((sum, depth) => sum + depth, 0) <= most.listMarks
  );
}
