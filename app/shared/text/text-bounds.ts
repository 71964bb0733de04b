/** How much Markdown a text of the shop may have: reading it takes longer than its length lets expect. */

export const MAX_TEXT = 50_000;
const MAX_LINES = 1_000;
const MAX_MARKS = 300;
const MAX_LIST_MARKS = 100;
const MAX_DEPTH = 3;
const MAX_INDENT = 12;

/** Completes a sentence that begins with the name of the text, without the full stop. */
export const TEXT_PROBLEM = `is more than a page reads: use at most ${MAX_TEXT} letters, ${MAX_LINES} lines, ${MAX_MARKS} marks such as * _ [ and \`, ${MAX_LIST_MARKS} list and quote marks, and ${MAX_DEPTH} of these at the beginning of a line, indented by at most ${MAX_INDENT}`;

/** As Markdown reads it: in one line the letters `\n` stand for a line break, and `#Words` is a heading too. */
export function markdownOf(text: string): string {
  return text.replaceAll('\\n', '\n').replace(/^(#+)(?=[^#\s])/gm, '$1 ');
}

/** Whether it is read as Markdown in a few hundredths of a second. */
export function isWithinBounds(text: string): boolean {
  const markdown = markdownOf(text);
  if (markdown.length > MAX_TEXT) return false;
  const lines = markdown.split(/[\r\n]+/);
  const marks = markdown.match(/\*+|_+|`+|[[\]!<&\\\t]/g) ?? [];
  if (lines.length > MAX_LINES || marks.length > MAX_MARKS) return false;
  const depths = lines.map((line) => {
    const [start = ''] = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/.exec(line) ?? [];
    const indent = start.search(/\S/);
    return indent > MAX_INDENT ? MAX_DEPTH + 1 : (start.match(/>|[-+*]|\d+/g)?.length ?? 0);
  });
  return (
    depths.every((depth) => depth <= MAX_DEPTH) &&
    depths.reduce((sum, depth) => sum + depth, 0) <= MAX_LIST_MARKS
  );
}
