/** HTML as the text that a product page shows: paragraphs, and lines with `- ` or `1. ` for lists. */
import { compile, type DomNode, type FormatCallback, type SelectorDefinition } from 'html-to-text';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import { done, type Result, refused } from '#app/shared/result.ts';

/** The tags that editors of shops write; `a < b` in plain text is none of them. */
const TAG =
  /<\/?(?:p|br|div|span|ul|ol|li|dl|dt|dd|h[1-6]|strong|b|em|i|u|s|a|img|table|tbody|thead|tr|td|th|section|article|blockquote|figure|iframe|video|font|center|hr|small|sup|sub|pre|code|meta|style|script)(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/i;

/** Whether line breaks are written as tags, and those of the text mean nothing. */
const LINE_TAG = /<(?:p|br|div)\b/i;

/** Whatever the parser may take for a tag, a comment or a declaration, with its name. */
const MARKUP = /<(?:([a-z][a-z\d]*)|[/!?])/gi;
const ANY_TAG = /(<\/?)([a-z][^\s/>]*)/gi;
const ADDRESS = /<a\s[^<>]*href/gi;

/**
 * The time that the library takes grows faster than what it is given, since tags that are never closed
 * lie in each other: within these limits it takes some 20 ms at most.
 */
const MAX_CHARACTERS = 100_000;
const MAX_TAGS = 2_000;
const MAX_NAME = 500;

/** What lies deeper is cut: each tag takes several frames of the call stack. */
const MAX_DEPTH = 200;

/** Stands where something was cut. Nobody writes it: it is of the private use area. */
const CUT = '\uE000';

/** What text cannot have. */
const LEFT_OUT: ReadonlyMap<string, keyof typeof messages.html> = new Map([
  ['img', 'picture'],
  ['iframe', 'page'],
  ['video', 'page'],
  ['embed', 'page'],
  ['object', 'page'],
  ['audio', 'sound'],
  ['form', 'form'],
  ['script', 'script'],
]);

const PARAGRAPHS = 'p div section article blockquote figure table dl h1 h2 h3 h4 h5 h6 hr pre form';
const HIDDEN = 'script style head template noscript svg select img';

/** The lists that are open around what is converted now: an item stays on its lines. */
let openItems = 0;

const writeItem: FormatCallback = (element, walk, builder) => {
  openItems += 1;
  walk(element.children, builder);
  openItems -= 1;
};

const writeBreak: FormatCallback = (_element, _walk, builder) => {
  if (openItems > 0) builder.addInline(' ');
  else builder.addLineBreak();
};

function writeBlock(lineBreaks: number): FormatCallback {
  return (element, walk, builder) => {
    const breaks = openItems > 0 ? 1 : lineBreaks;
    builder.openBlock({ leadingLineBreaks: breaks });
    walk(element.children, builder);
    builder.closeBlock({ trailingLineBreaks: breaks });
  };
}

/** How many cells the row of a table, or a term and what is said of it, has so far. */
const cellsOf = new WeakMap<DomNode, number>();

/** `Width: 2 m, 3 m`: the cells of a row on one line. */
const writeCell: FormatCallback = (element, walk, builder) => {
  const row = element.parent;
  const cells = row ? (cellsOf.get(row) ?? 0) : 0;
  if (cells > 0) builder.addInline(cells === 1 ? ': ' : ', ', { noWordTransform: true });
  if (row) cellsOf.set(row, cells + 1);
  walk(element.children, builder);
};

const writeTerm: FormatCallback = (element, walk, builder) => {
  const list = element.parent;
  if (list) {
    if (cellsOf.has(list)) builder.addLineBreak();
    cellsOf.set(list, 1);
  }
  walk(element.children, builder);
};

function formatted(tags: string, format: string): SelectorDefinition[] {
  return tags.split(' ').map((selector) => ({ selector, format }));
}

function converter(preserveNewlines: boolean): (html: string) => string {
  return compile({
    wordwrap: false,
    preserveNewlines,
    whitespaceCharacters: ' \t\r\n\f\u200B\u00A0',
    limits: { maxDepth: MAX_DEPTH, ellipsis: CUT },
    formatters: {
      paragraph: writeBlock(2),
      line: writeBlock(1),
      item: writeItem,
      break: writeBreak,
      term: writeTerm,
      cell: writeCell,
    },
    selectors: [
      ...formatted(PARAGRAPHS, 'paragraph'),
      ...formatted('tr', 'line'),
      ...formatted('li', 'item'),
      ...formatted('br', 'break'),
      ...formatted('dt', 'term'),
      ...formatted('td th dd', 'cell'),
      ...formatted('a', 'inline'),
      ...formatted(HIDDEN, 'skip'),
      { selector: 'ul', options: { itemPrefix: '- ' } },
    ],
  });
}

const convertLines = converter(true);
const convert = converter(false);

export function isHtml(text: string): boolean {
  return TAG.test(text) || ENTITY.test(text);
}

/** How many tags the text has at most: a measure of what `htmlToText` costs. */
export function countTags(html: string): number {
  return html.match(MARKUP)?.length ?? 0;
}

/** The converter looks tags up in an object, and fails at one that every object has, `constructor`. */
function withoutInheritedTags(html: string): string {
  return html.replace(ANY_TAG, (whole, open: string, tag: string) =>
    tag.toLowerCase() in Object.prototype ? `${open}x-${tag}` : whole,
  );
}

/** Refused when it is too long. `leftOut` names each thing that the text cannot have, in the singular. */
export function htmlToText(html: string): Result<{ text: string; leftOut: string[] }, string> {
  if (html.length > MAX_CHARACTERS) {
    return refused(messages.htmlTooLong(html.length, MAX_CHARACTERS));
  }
  const tags = countTags(html);
  if (tags > MAX_TAGS) {
    return refused(messages.tooManyTagsOfHtml(tags, MAX_TAGS));
  }
  openItems = 0;
  const leftOut = (html.match(ADDRESS) ?? []).map(() => messages.html.link);
  for (const [, tag = ''] of html.matchAll(MARKUP)) {
    const what = LEFT_OUT.get(tag.toLowerCase());
    if (what !== undefined) leftOut.push(messages.html[what]);
  }
  const written = (LINE_TAG.test(html) ? convert : convertLines)(withoutInheritedTags(html));
  if (written.includes(CUT)) leftOut.push(messages.deepTags(MAX_DEPTH));
  const lines = written.replaceAll(CUT, '').split('\n');
  const text = lines.map((line) => line.trim()).join('\n');
  return done({ text: text.replace(/\n{3,}/g, '\n\n').trim(), leftOut });
}

/** A name with its entities and tags as plain words; one that is longer than any name may be, as it is. */
export function htmlToName(html: string): string {
  const read = html.length <= MAX_NAME && isHtml(html) ? htmlToText(html) : null;
  return read?.ok ? read.value.text : html;
}

/** Texts that stand below each other, HTML where one of them is; the line breaks of the others stay. */
export function joinTexts(texts: readonly string[]): string {
  const filled = texts.filter((text) => text.trim() !== '');
  if (filled.length < 2 || !filled.some((text) => LINE_TAG.test(text))) return filled.join('\n\n');
  return filled
    .map((text) => (LINE_TAG.test(text) ? text : text.replaceAll('\n', '<br>')))
    .map((text) => `<div>${text}</div>`)
    .join('');
}
