/** Sections of docs/performance/figures.md; stdout becomes part of that page. */
import { median, quartiles } from './rounds.ts';

export type Goal = { least: number } | { most: number };

/** A figure, mostly with a goal. */
export type Row = {
  what: string;
  /** The limit to compare with; absent for a figure that stands alone. */
  limit?: { name: string; figures: readonly number[]; loaderUse?: readonly number[] };
  shop: readonly number[];
  /** What the loader used of its core; absent where nothing was loaded. */
  loaderUse?: readonly number[];
  /** The figures to compare with the goal: the shop's share of the limit, or its own figures. */
  held: readonly number[];
  /** Absent for a figure that is only for information. */
  goal?: Goal;
  unit: string;
  /** Whether `held` and the goal are ratios, shown as percentages. */
  isShare: boolean;
};

/** Of its core: a loader that uses more may be what limits the figure, and a comparison is none then. */
const MAX_LOADER_USE = 0.8;

/** The loader's median use for the figure or its limit, whichever is more; null without load. */
function loaderUseOf({ loaderUse, limit }: Row): number | null {
  const used = [loaderUse, limit?.loaderUse].filter((figures) => figures !== undefined);
  return used.length === 0 ? null : Math.max(...used.map(median));
}

/** Null for a row without a goal, and where the loader may have been the limit. */
function isMet(row: Row): boolean | null {
  const { held, goal } = row;
  if (goal === undefined || (loaderUseOf(row) ?? 0) > MAX_LOADER_USE) return null;
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

/** As a percentage, many times as a factor. */
function formatShare(share: number, digits = share < 0.1 ? 1 : 0): string {
  return share >= 5 ? `${share.toFixed(1)} ×` : `${(share * 100).toFixed(digits)} %`;
}

function formatGoal({ goal, isShare, unit }: Row): string {
  if (goal === undefined) return '–';
  const figure = 'least' in goal ? goal.least : goal.most;
  const formatted = isShare ? formatShare(figure, 0) : `${formatFigure(figure)} ${unit}`;
  return `${'least' in goal ? '≥' : '≤'} ${formatted}`;
}

function formatHeld({ held, isShare, unit }: Row): string {
  if (!isShare) return `${formatFigure(median(held))} ${unit}`;
  const [low, high] = quartiles(held);
  return `${formatShare(median(held))} (${formatShare(low)} – ${formatShare(high)})`;
}

function formatMet(row: Row): string {
  if (row.goal === undefined) return '–';
  const met = isMet(row);
  return met === null ? 'the loader limits' : met ? 'yes' : '**no**';
}

function formatRow(row: Row): string {
  const limit = row.limit ? `${row.limit.name}: ${withSpread(row.limit.figures, row.unit)}` : '–';
  const use = loaderUseOf(row);
  const cells = [
    row.what,
    limit,
    withSpread(row.shop, row.unit),
    use === null ? '–' : `${Math.round(use * 100)} %`,
    formatHeld(row),
    formatGoal(row),
    formatMet(row),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Prints a section: a heading, a description, and the rows; medians with their quartiles. */
export function printTable(title: string, description: string, rows: readonly Row[]): void {
  print([
    `## ${title}`,
    '',
    description,
    '',
    '| what | limit | the shop | loader | held against the goal | goal | met |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(formatRow),
    '',
  ]);
}

/** Prints lines below a table. */
export function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
