/** The tables of docs/performance.md; stdout becomes part of that page. */
import { median, quartiles } from './rounds.ts';

export type Goal = { least: number } | { most: number };

/** A figure with its goal. */
export type Row = {
  what: string;
  /** The limit to compare with; absent for a figure that stands alone. */
  limit?: { name: string; figures: readonly number[] };
  shop: readonly number[];
  /** The figures to compare with the goal: the shop's share of the limit, or its own figures. */
  held: readonly number[];
  goal: Goal;
  unit: string;
  /** Whether `held` and the goal are ratios, shown as percentages. */
  isShare: boolean;
};

export function isMet({ held, goal }: Pick<Row, 'held' | 'goal'>): boolean {
  const figure = median(held);
  return 'least' in goal ? figure >= goal.least : figure <= goal.most;
}

export function formatFigure(figure: number): string {
  if (Number.isNaN(figure)) return '–';
  if (figure >= 1_000) return Math.round(figure).toLocaleString('en-US');
  return figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3);
}

function withSpread(figures: readonly number[], unit: string): string {
  const [low, high] = quartiles(figures);
  return `${formatFigure(median(figures))} ${unit} (${formatFigure(low)}–${formatFigure(high)})`;
}

function formatGoal({ goal, isShare, unit }: Row): string {
  const figure = 'least' in goal ? goal.least : goal.most;
  const formatted = isShare ? `${Math.round(figure * 100)} %` : `${formatFigure(figure)} ${unit}`;
  return `${'least' in goal ? '≥' : '≤'} ${formatted}`;
}

function formatHeld({ held, isShare, unit }: Row): string {
  if (!isShare) return `${formatFigure(median(held))} ${unit}`;
  const [low, high] = quartiles(held);
  const percent = (share: number) => (share * 100).toFixed(share < 0.1 ? 1 : 0);
  return `${percent(median(held))} % (${percent(low)}–${percent(high)})`;
}

/** Prints a section: a heading, a description, and the rows; medians with their quartiles. */
export function printTable(title: string, question: string, rows: readonly Row[]): void {
  const lines = rows.map((row) => {
    const limit = row.limit ? `${row.limit.name}: ${withSpread(row.limit.figures, row.unit)}` : '–';
    const shop = withSpread(row.shop, row.unit);
    const met = isMet(row) ? 'yes' : '**no**';
    return `| ${row.what} | ${limit} | ${shop} | ${formatHeld(row)} | ${formatGoal(row)} | ${met} |`;
  });
  print([
    `## ${title}`,
    '',
    question,
    '',
    '| what | limit | the shop | held against the goal | goal | met |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ]);
}

/** Prints lines below a table. */
export function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
