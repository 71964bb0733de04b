/** What a file has and the catalogue has no place for. */
import type { OnLeftOut } from './catalogue-row.ts';

const number = new Intl.NumberFormat('en-US');

/** Counts what the file has and the catalogue has no place for. */
export function createLeftOut() {
  const counts = new Map<string, { count: number; line: number; isColumn: boolean }>();
  const add: OnLeftOut = (what, { line }, of) => {
    const before = counts.get(what);
    const isColumn = of === 'column';
    counts.set(what, { count: (before?.count ?? 0) + 1, line: before?.line ?? line, isColumn });
  };
  return {
    add,
    /** A line for each kind: how often, and where first. What is lost of products stands before columns. */
    describe: (): string[] =>
      [...counts]
        .toSorted(([, one], [, other]) => Number(one.isColumn) - Number(other.isColumn))
        .map(([what, { count, line }]) =>
          count === 1
            ? `Left out: ${what}, on line ${line}`
            : `Left out ${number.format(count)} times: ${what}, first on line ${line}`,
        ),
  };
}
