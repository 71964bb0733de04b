/** What a job says line by line. */
import type { JobNote } from '#app/features/jobs/job.ts';
import { localeTag } from '#app/shared/locale.ts';

/** The first lines of many. */
export function createLines(max: number) {
  const lines: string[] = [];
  let count = 0;
  return {
    add(line: string): void {
      count += 1;
      if (lines.length < max) lines.push(line);
    },
    note: (title: string): JobNote => ({ title, lines, more: count - lines.length }),
  };
}

/** `12.3` */
export function inMegabytes(bytes: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (bytes / 1e6).toLocaleString(localeTag(), digits);
}
