/** docs/performance.md has all goals, docs/performance/figures.md the output of each benchmark with its date. */
import type { GoalRow } from './goals.ts';

/** The output of one benchmark, from its heading on. */
export type Section = {
  /** The script in `bench/`, without its extension. */
  benchmark: string;
  text: string;
  /** The date, the commit and the command. */
  footer: string;
};

export type Run = {
  /** Year, month, day. */
  date: string;
  commit: string;
  /** The machine at the beginning of the run. */
  load: number;
  seconds: number;
  flags: readonly string[];
};

/** A printed row of a table of `measure/table.ts`. */
type PrintedRow = { what: string; held: string; goal: string; isMet: boolean | null };

/** A goal and its measurement; `isMet` is null without one, or where the loader was the limit. */
export type GoalResult = GoalRow & { measured: string; isMet: boolean | null };

export type Pages = { machine: string; goals: readonly GoalRow[]; sections: readonly Section[] };

const SECTION = /^## .*?^(Measured [^\n]*`node bench\/([\w-]+)\.ts[^\n]*)$/gms;
const ROW =
  /^\| (.+?) \| .+ \| .+ \| .+ \| (.+) \| ([≥≤] .+?) \| (yes|\*\*no\*\*|the loader limits) \|$/gm;

export function formatFooter(benchmark: string, run: Run): string {
  const command = ['node', `bench/${benchmark}.ts`, ...run.flags].join(' ');
  const took =
    run.seconds < 120 ? `${Math.round(run.seconds)} s` : `${Math.round(run.seconds / 60)} min`;
  return `Measured ${run.date} at commit ${run.commit} in ${took}, load ${run.load.toFixed(1)} at the start: \`${command}\``;
}

/** The sections of the existing figures; everything else is generated again. */
export function readSections(page: string): Section[] {
  return [...page.matchAll(SECTION)].map(([whole, footer = '', benchmark = '']) => ({
    benchmark,
    footer,
    text: whole.slice(0, -footer.length).trim(),
  }));
}

function readRows({ text }: Section): PrintedRow[] {
  return [...text.matchAll(ROW)].map(([, what = '', held = '', goal = '', met]) => ({
    what,
    // The quartiles are in the section itself.
    held: held.replace(/ \(.*\)$/, ''),
    goal,
    isMet: met === 'yes' ? true : met === '**no**' ? false : null,
  }));
}

/** The relative distance of a row from its goal; higher is worse. */
function badness({ held, goal }: PrintedRow): number {
  const figure = Number.parseFloat(held.replaceAll(',', ''));
  return goal.startsWith('≥') ? -figure : figure;
}

/** Of the rows that share a goal, the worst; in the order of the table. */
function worstOfEachGoal(rows: readonly PrintedRow[]): PrintedRow[] {
  const byGoal = Map.groupBy(rows, ({ goal }) => goal);
  return [...byGoal.values()].flatMap((group) =>
    group.toSorted((one, other) => badness(other) - badness(one)).slice(0, 1),
  );
}

export function judge(goals: readonly GoalRow[], sections: readonly Section[]): GoalResult[] {
  return goals.map((goal) => {
    const section = sections.find(({ benchmark }) => benchmark === goal.benchmark);
    const rows = section ? readRows(section) : [];
    const counted = rows.filter(({ what }) => goal.rows?.includes(what) ?? true);
    const worst = worstOfEachGoal(counted);
    const measured =
      counted.length === 1
        ? worst.map(({ held }) => held).join()
        : worst.map(({ what, held }) => `${what}: ${held.trim()}`).join('; ');
    const isMissing = counted.length === 0 || counted.length < (goal.rows?.length ?? 0);
    const isMissed = counted.some(({ isMet }) => isMet === false);
    const isUnknown = isMissing || counted.some(({ isMet }) => isMet === null);
    return { ...goal, measured, isMet: isMissed ? false : isUnknown ? null : true };
  });
}

const MET = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, '**no**'],
  [null, 'not measured'],
]);

/** Those that are not met first, then those that were not measured. */
const ORDER = [false, null, true];

/** Every goal with its worst figure, and what is known of those that are not met. */
export function formatGoals(results: readonly GoalResult[]): string {
  const sorted = ORDER.flatMap((met) => results.filter(({ isMet }) => isMet === met));
  const rows = sorted.map(
    ({ what, goal, measured, isMet }) =>
      `| ${what} | ${goal} | ${measured || '–'} | ${MET.get(isMet)} |`,
  );
  const missed = sorted.filter(({ isMet, profile }) => isMet === false && profile !== undefined);
  return [
    '| what | goal | measured | met |',
    '|---|---|---|---|',
    ...rows,
    ...missed.flatMap(({ what, profile }) => ['', `**Not met: ${what}.** ${profile}`]),
  ].join('\n');
}

/** What a reader looks for first: how it stands with each goal, and where the time goes. */
export function formatPage({ machine, goals, sections }: Pages): string {
  return `# Performance

A figure is the median of its rounds, in which limit and shop alternate. The load comes from one process; where that used
more than 80 % of its core, nothing is compared. [performance/figures.md](performance/figures.md) has every figure with its
command and date. \`npm run bench\` writes both pages, \`npm run bench -- growth purchase\` parts of them,
\`--peer http://127.0.0.1:3000\` beside a running Vendure.

${machine}

## Goals

Of several figures the worst is shown.

${formatGoals(judge(goals, sections))}
`;
}

/** The sections in the given order. */
export function formatFigures(sections: readonly Section[]): string {
  const parts = [
    `# Figures

What \`npm run bench\` has printed: medians, with the interquartile range in brackets. *loader* is what the process
that makes the load used of its core. The goals are in [performance.md](../performance.md).`,
    ...sections.map(({ text, footer }) => `${text}\n\n${footer}`),
  ];
  return `${parts.join('\n\n')}\n`;
}
