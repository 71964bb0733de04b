import { describe, expect, test } from 'vitest';
import type { GoalRow } from './goals.ts';
import {
  formatFigures,
  formatFooter,
  formatGoals,
  formatPage,
  judge,
  readSections,
  type Section,
} from './performance-page.ts';

const HEAD = `| what | limit | the shop | loader | held against the goal | goal | met |
| --- | --- | --- | --- | --- | --- | --- |`;

const run = {
  date: '2026-11-21',
  commit: 'abc1234',
  load: 0.25,
  seconds: 61.4,
  flags: ['--rounds', '15'],
};

function section(benchmark: string, ...rows: string[]): Section {
  return {
    benchmark,
    text: [`## The ${benchmark} one`, '', 'What was measured.', '', HEAD, ...rows].join('\n'),
    footer: formatFooter(benchmark, run),
  };
}

const adding = section(
  'adding',
  '| 32 at once | bare: 9,000 /s (8,000–9,500) | 4,230 /s (4,000–4,400) | 21 % | 47 % (45–48) | ≥ 60 % | **no** |',
  '| p99 | – | 20.0 ms (18.0–22.0) | 21 % | 20.0 ms | ≤ 20.0 ms | yes |',
);
const pages = section(
  'pages',
  '| `/` | smallest: 2.00 ms (1.90–2.10) | 2.20 ms (2.10–2.30) | – | 110 % (104–113) | ≤ 150 % | yes |',
  '| `/orders` | smallest: 2.00 ms (1.90–2.10) | 2.60 ms (2.50–2.70) | – | 130 % (120–140) | ≤ 150 % | yes |',
);
const requestSession = section(
  'requestSession',
  '| JavaScript | – | 99.7 kB (99.7–99.7) | – | 99.7 kB | ≤ 100 kB | yes |',
  '| layout shift | – | 0.10  (0.10–0.10) | – | 0.10  | ≤ 0.00  | **no** |',
);

const goals: GoalRow[] = [
  {
    what: 'add to basket',
    goal: '≥ 60 %, p99 ≤ 20 ms',
    benchmark: 'adding',
    profile: 'Half of it is two writes in the kernel.',
  },
  { what: 'every page', goal: 'within 1.5 ×', benchmark: 'pages' },
  { what: 'scripts', goal: '≤ 100 kB', benchmark: 'requestSession', rows: ['JavaScript'] },
  { what: 'searches', goal: '≤ 50 ms', benchmark: 'searching' },
];

describe('a goal', () => {
  const results = judge(goals, [adding, pages, requestSession]);
  const metOf = Object.fromEntries(results.map(({ benchmark, isMet }) => [benchmark, isMet]));

  test('is missed when one of its rows is', () => {
    expect(metOf.adding).toBe(false);
  });

  test('is met when the rows that count for it are', () => {
    expect(metOf).toMatchObject({ pages: true, requestSession: true });
  });

  test('is neither when its benchmark has not been run, or has printed no such row', () => {
    expect(metOf.searching).toBeNull();
    const [renamed] = judge(
      [{ what: '', goal: '', benchmark: 'requestSession', rows: ['fonts'] }],
      [requestSession],
    );
    expect(renamed?.isMet).toBeNull();
  });

  test('shows the row furthest from it, of those that share a goal', () => {
    expect(results.map(({ measured }) => measured)).toEqual([
      '32 at once: 47 %; p99: 20.0 ms',
      '`/orders`: 130 %',
      '99.7 kB',
      '',
    ]);
  });

  test('stands in the table beside what was measured of it, missed ones first and with a profile', () => {
    expect(formatGoals(results).split('\n').slice(2)).toEqual([
      '| add to basket | ≥ 60 %, p99 ≤ 20 ms | 32 at once: 47 %; p99: 20.0 ms | **no** |',
      '| searches | ≤ 50 ms | – | not measured |',
      '| every page | within 1.5 × | `/orders`: 130 % | yes |',
      '| scripts | ≤ 100 kB | 99.7 kB | yes |',
      '',
      '**Not met: add to basket.** Half of it is two writes in the kernel.',
    ]);
  });

  test('is neither met nor missed where the loader was the limit', () => {
    const limited = section(
      'adding',
      '| 32 at once | bare: 9,000 /s (8,000–9,500) | 8,900 /s (8,800–9,000) | 93 % | 99 % (98–100) | ≥ 60 % | the loader limits |',
    );
    expect(judge(goals, [limited])[0]).toMatchObject({ isMet: null, measured: '99 %' });
  });
});

test('the page has the machine and the goals', () => {
  const machine = '| measured on | |\n| --- | --- |\n| processor | one |';
  const page = formatPage({ machine, goals, sections: [adding] });
  expect(page).toContain(machine);
  expect(page).toContain('**Not met: add to basket.** Half of it is two writes in the kernel.');
});

describe('the figures', () => {
  const page = formatFigures([adding, pages, requestSession]);

  test('give their sections back as they were', () => {
    expect(readSections(page)).toEqual([adding, pages, requestSession]);
  });

  test('are the same when they are written again from what was read', () => {
    expect(formatFigures(readSections(page))).toBe(page);
  });

  test('say under each section when, where and how it was measured', () => {
    expect(page).toContain(
      'Measured 2026-11-21 at commit abc1234 in 61 s, load 0.3 at the start: `node bench/adding.ts --rounds 15`',
    );
  });

  test('that do not exist yet have no sections', () => {
    expect(readSections('')).toEqual([]);
  });
});
