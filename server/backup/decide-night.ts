/** When the shop is backed up by itself, and which backups go: the rules. */
import type { JobState } from '#app/features/jobs/job.ts';
import { toZonedDay } from '#app/shared/time/zoned-time.ts';
import { isLeftOver } from './backup-names.ts';

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

/**
 * Of what lies in the folder: all whole backups of this shop (`own`) but tonight's and the newest others, and what
 * processes of this shop that were killed have left.
 */
export function decideRemoved(
  names: readonly string[],
  {
    own,
    tonight,
    kept,
    place,
  }: { own: readonly string[]; tonight: string; kept: number; place: string },
): string[] {
  const left = names.filter((name) => isLeftOver(name, place));
  const others = own.filter((name) => name !== tonight).toSorted();
  return [...left, ...others.slice(0, Math.max(0, others.length - (kept - 1)))];
}
