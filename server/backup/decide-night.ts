/** When the shop is backed up by itself, and which backups go: the rules. */
import type { JobState } from '#app/features/jobs/job.ts';
import { toZonedDay } from '#app/shared/time/zoned-time.ts';
import { UNFINISHED } from './make-backup.ts';

/** Few buy at three in the morning. */
const NIGHT_SECONDS = 3 * 60 * 60;

/** So long after a backup that has failed it is tried again. */
const RETRY_SECONDS = 60 * 60;

/** The day of the shop whose night was last: `2026-11-27` from three o'clock of that day on, or four as clocks change. */
export function nightOf(nowSeconds: number, timeZone: string): string {
  return toZonedDay(nowSeconds - NIGHT_SECONDS, timeZone);
}

/** `last` is the newest attempt of this night; null before the first one. */
export function isBackupDue(
  last: { state: JobState; startedSeconds: number } | null,
  nowSeconds: number,
): boolean {
  switch (last?.state) {
    case 'running':
    case 'done':
      return false;
    case 'refused':
    case 'failed':
    case 'cancelled':
      return nowSeconds - last.startedSeconds >= RETRY_SECONDS;
    // Its process has ended, which is no fault of the backup.
    case 'interrupted':
    case undefined:
      return true;
  }
}

/** Whether this night's backup is restored for a trial: once a week. */
export function isTrialNight(night: string): boolean {
  return new Date(night).getUTCDay() === 0;
}

/** What the folder of a trial ends in. */
export const TRIAL = '.trial';

const WHOLE = /^shop-\d{4}-\d{2}-\d{2}$/;

export function backupName(night: string): string {
  return `shop-${night}`;
}

/** Whether a backup of a night may have this name. */
export function isBackupName(name: string): boolean {
  return WHOLE.test(name);
}

/**
 * Of what lies in the folder: all whole backups of this shop (`own`) but tonight's and the newest others, and what
 * processes of this shop that were killed have left (`mark`: markOf).
 */
export function decideRemoved(
  names: readonly string[],
  {
    own,
    tonight,
    kept,
    mark,
  }: { own: readonly string[]; tonight: string; kept: number; mark: string },
): string[] {
  const left = names.filter((name) =>
    [UNFINISHED, TRIAL].some((end) => {
      const ending = `.${mark}${end}`;
      return name.endsWith(ending) && WHOLE.test(name.slice(0, -ending.length));
    }),
  );
  const others = own.filter((name) => name !== tonight).toSorted();
  return [...left, ...others.slice(0, Math.max(0, others.length - (kept - 1)))];
}
