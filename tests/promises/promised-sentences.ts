/** What the shop is said to do, read from where it is said. */
import { readFileSync } from 'node:fs';
import { mailBodies } from '#app/features/mail/mail-kinds.ts';
import { ORDER_EVENT_KINDS } from '#app/features/orders/events/order-events.ts';
import { accessibilityList } from '#app/shared/default-texts/law/law-texts.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';

export type Promises = { title: string; sentences: string[] };

const readLines = (file: string) => readFileSync(file, 'utf8').split('\n');

/** The sections of a page with these headings. */
function textOf(file: string, headings: readonly string[]): string[] {
  let isWithin = false;
  return readLines(file).filter((line) => {
    if (line.startsWith('#')) isWithin = headings.includes(line);
    return isWithin && !line.startsWith('#');
  });
}

/** Items of lists as they are, and paragraphs sentence by sentence, without what only leads to another page. */
function sentencesOf(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.trim() === '' || line.startsWith('```')) isOpen = false;
    else if (isOpen && !line.startsWith('- ')) blocks.push(`${blocks.pop()} ${line.trim()}`);
    else {
      blocks.push(line.trim());
      isOpen = true;
    }
  }
  // What ends in a colon says something only with the list below it.
  const whole = blocks.filter((block) => !block.endsWith(':'));
  return whole.flatMap((block) =>
    block.startsWith('- ')
      ? [block.slice(2)]
      : block.split(/(?<=\.)\s+(?=[A-Z`[])/).map((sentence) => sentence.trim()),
  );
}

/** Links lead from where the page is, which the table is not: their words stay. */
function inOneCell(sentence: string): string {
  return sentence
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('|', '\\|')
    .replaceAll('**', '');
}

/** The names of all settings, as an operator reads them. */
function settings(): string[] {
  return readLines('.env.example').flatMap((line) => /^#([A-Z_]+)=/.exec(line)?.[1] ?? []);
}

const PAGES = [
  { title: 'README', file: 'README.md', headings: ['## What it promises'] },
  { title: 'Reliability', file: 'docs/reliability.md', headings: ['## The rule'] },
  {
    title: 'Security',
    file: 'docs/security.md',
    headings: [
      ...[
        '## What is limited',
        '## Sessions',
        '## Accounts',
        '## The admin',
        '## Headers',
        '## Files',
      ],
    ],
  },
];

export function promises(): Promises[] {
  return [
    ...PAGES.map(({ title, file, headings }) => ({
      title,
      sentences: sentencesOf(textOf(file, headings)).map(inOneCell),
    })),
    {
      title: 'Accessibility statement',
      sentences: accessibilityList('en')
        .split('\n')
        .map((point) => inOneCell(point.slice(2))),
    },
    { title: 'Mails', sentences: Object.keys(mailBodies).map((kind) => `\`${kind}\``) },
    { title: 'Events of an order', sentences: ORDER_EVENT_KINDS.map((kind) => `\`${kind}\``) },
    { title: 'Settings', sentences: settings().map((name) => `\`${name}\``) },
    {
      title: 'Commands',
      sentences: OPERATIONS.map(
        ({ name, does }) => `\`${name.replace('.', ' ')}\`: ${inOneCell(does)}`,
      ),
    },
  ];
}
