/** What a job says line by line. */
import type { JobNote } from '#app/features/jobs/job.ts';

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
