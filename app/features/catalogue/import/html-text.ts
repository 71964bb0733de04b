/** HTML as the text that a product page shows: paragraphs, and lines with `- ` or `1. ` for lists. */
import { Parser } from 'htmlparser2';

/** The tags that editors of shops write; `a < b` in plain text is none of them. */
const TAG =
  /<\/?(?:p|br|div|span|ul|ol|li|dl|dt|dd|h[1-6]|strong|b|em|i|u|s|a|img|table|tbody|thead|tr|td|th|section|article|blockquote|figure|iframe|video|font|center|hr|small|sup|sub|pre|code|meta|style|script)(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/i;

/** Whether line breaks are written as tags, and those of the text mean nothing. */
const LINE_TAG = /<(?:p|br|div)\b/i;

const PARAGRAPHS = new Set(
  'p div section article blockquote figure table ul ol dl h1 h2 h3 h4 h5 h6 hr pre'.split(' '),
);
const LINES = new Set(['li', 'tr', 'dt']);
const CELLS = new Set(['td', 'th', 'dd']);
const HIDDEN = new Set(['script', 'style', 'head', 'template', 'noscript', 'svg', 'select']);

/** What text cannot have. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  img: 'a picture',
  a: 'the address of a link',
  iframe: 'a video or another page',
  video: 'a video or another page',
  embed: 'a video or another page',
  object: 'a video or another page',
  audio: 'a sound',
  form: 'a form',
  script: 'a script',
};

export function isHtml(text: string): boolean {
  return TAG.test(text) || ENTITY.test(text);
}

/** Writes words, with at most one empty line between them. */
function createTextWriter() {
  let text = '';
  let breaks = 0;
  let mark = '';
  return {
    /** Ends the line; two breaks end a paragraph. */
    breakLine(count: number) {
      breaks = Math.max(breaks, count);
    },
    addBreak() {
      breaks = Math.min(2, breaks + 1);
    },
    /** Stands before the next words. */
    mark(next: string) {
      mark = next;
    },
    write(words: string) {
      const isAtStart = text === '' || breaks > 0 || mark !== '';
      const line = isAtStart ? words.trimStart() : words;
      if (line === '') return;
      if (text !== '')
        text = `${text.trimEnd()}${'\n'.repeat(breaks)}${breaks ? '' : /\s*$/.exec(text)?.[0]}`;
      text += `${mark}${line}`;
      breaks = 0;
      mark = '';
    },
    end: () => text.trim(),
  };
}

/** `leftOut` names each thing that the text cannot have, in the singular. */
export function htmlToText(html: string): { text: string; leftOut: string[] } {
  const writer = createTextWriter();
  const leftOut: string[] = [];
  const keepsLines = !LINE_TAG.test(html);
  /** Of the lists that are open: how many items each numbered one has, null for the others. */
  const lists: (number | null)[] = [];
  let hiddenDepth = 0;
  let itemDepth = 0;
  let cells = 0;

  function open(tag: string): void {
    if (PARAGRAPHS.has(tag)) writer.breakLine(itemDepth > 0 ? 1 : 2);
    if (LINES.has(tag)) {
      writer.breakLine(1);
      cells = tag === 'dt' ? 1 : 0;
    }
    if (tag === 'ul' || tag === 'ol') lists.push(tag === 'ol' ? 0 : null);
    if (tag === 'li') {
      itemDepth += 1;
      const number = lists.at(-1);
      if (typeof number === 'number') lists[lists.length - 1] = number + 1;
      writer.mark(typeof number === 'number' ? `${number + 1}. ` : '- ');
    }
    if (CELLS.has(tag)) {
      if (cells > 0) writer.write(cells === 1 ? ': ' : ', ');
      cells += 1;
    }
    if (tag === 'br') {
      if (itemDepth > 0) writer.write(' ');
      else writer.addBreak();
    }
  }

  function close(tag: string): void {
    if (PARAGRAPHS.has(tag)) writer.breakLine(itemDepth > 0 ? 1 : 2);
    if (LINES.has(tag) && tag !== 'dt') writer.breakLine(1);
    if (tag === 'ul' || tag === 'ol') lists.pop();
    if (tag === 'li') {
      itemDepth -= 1;
      writer.mark('');
    }
  }

  function write(text: string): void {
    const lines = keepsLines && lists.length === 0 ? text.split('\n') : [text];
    for (const [index, line] of lines.entries()) {
      if (index > 0) writer.addBreak();
      writer.write(line.replace(/\s+/g, ' '));
    }
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      const what = LEFT_OUT[tag];
      if (what !== undefined && (tag !== 'a' || attributes.href)) leftOut.push(what);
      if (HIDDEN.has(tag)) hiddenDepth += 1;
      open(tag);
    },
    ontext(text) {
      if (hiddenDepth === 0) write(text);
    },
    onclosetag(tag) {
      if (HIDDEN.has(tag)) hiddenDepth -= 1;
      close(tag);
    },
  });
  parser.end(html);
  return { text: writer.end(), leftOut };
}
