/** Texts of the shop in Markdown: what stands in one is never read as a mark. */

/** What CommonMark or a table would read as more than a letter. */
const MARKS = /[\\`*_[\]<>|#~]/g;

/** What begins a list or underlines a heading, at the beginning of a line. */
const MARK_OF_LINE = /^(\d{1,9}(?=[.)])|(?=[+=-]))/;

/** Text in one line. */
export function mdLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.replace(MARKS, '\\$&').replace(MARK_OF_LINE, '$1\\');
}

/** Text in its own lines, of which those that begin with `- ` are a list. */
export function mdText(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith('- ') ? `- ${mdLine(line.slice(2))}` : mdLine(line)))
    .join('\n');
}

function encodeMark(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/** A link to an address that was made as one: what would end it is encoded. */
export function mdLink(text: string, address: string): string {
  return `[${mdLine(text)}](${address.replace(/[()<>\s]/g, encodeMark)})`;
}

/** The beginning of a text, and that it goes on. */
export function upTo(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).toWellFormed()} …`;
}
