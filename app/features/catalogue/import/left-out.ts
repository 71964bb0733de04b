/** What a file has and the catalogue has no place for. */
import type { RowPlace } from './catalogue-row.ts';

const number = new Intl.NumberFormat('en-US');

/** Counts what the file has and the catalogue has no place for. */
export function createLeftOut() {
  const counts = new Map<string, { count: number; line: number }>();
  return {
    add(what: string, { line }: RowPlace): void {
      const before = counts.get(what);
      counts.set(what, { count: (before?.count ?? 0) + 1, line: before?.line ?? line });
    },
    /** A line for each kind: how often, and where first. */
    describe: (): string[] =>
      [...counts].map(([what, { count, line }]) =>
        count === 1
          ? `Left out: ${what}, on line ${line}`
          : `Left out ${number.format(count)} times: ${what}, first on line ${line}`,
      ),
  };
}
