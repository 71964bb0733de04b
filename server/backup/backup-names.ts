/** What the folders in BACKUP_DIR are called. */
import { createHash } from 'node:crypto';

const OF_A_NIGHT = /^shop-\d{4}-\d{2}-\d{2}$/;
const LEFT_OVER = ['.unfinished', '.trial'] as const;

/** `shop-2026-11-27` */
export function backupName(night: string): string {
  return `shop-${night}`;
}

/** Whether a backup of a night may have this name. */
export function isBackupName(name: string): boolean {
  return OF_A_NIGHT.test(name);
}

/** Of a shop whose database is at this place, and of no other. */
function markOf(place: string): string {
  return createHash('sha256').update(place).digest('hex').slice(0, 12);
}

function withMark(name: string, place: string, end: (typeof LEFT_OVER)[number]): string {
  return `${name}.${markOf(place)}${end}`;
}

/** What a backup is called before it is whole. */
export function unfinishedName(backup: string, place: string): string {
  return withMark(backup, place, '.unfinished');
}

/** Where a backup is restored for a trial. */
export function trialName(backup: string, place: string): string {
  return withMark(backup, place, '.trial');
}

/** The database into which a backup of this shop is restored for a trial. */
export function trialDatabaseName(place: string): string {
  return `shop_trial_${markOf(place)}`;
}

/** Whether a process of this shop that was killed has left it. */
export function isLeftOver(name: string, place: string): boolean {
  return LEFT_OVER.some((end) => {
    const ending = withMark('', place, end);
    return name.endsWith(ending) && isBackupName(name.slice(0, -ending.length));
  });
}
