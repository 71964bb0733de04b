/** Backs the shop up every night: a job, so that one process of several does it, and all know how it ended. */
import { type JobEnd, NIGHTLY_BACKUP } from '#app/features/jobs/job.ts';
import type { JobTools } from '#app/features/jobs/job-runner.server.ts';
import { findJobOfKey, insertJob } from '#app/features/jobs/job-store.server.ts';
import { STAFF } from '#app/features/mail/mail-kinds.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { newJobId } from '#operations/jobs/start-job.server.ts';
import { isBackupDue, nightOf } from '#server/backup/decide-night.ts';
import { backUpNight } from '#server/backup/nightly-backup.ts';
import { describeError } from '#server/command-error.ts';
import { withRequestId } from '#server/log/request-id.ts';
import type { BackupSettings } from '#server/settings/backup-settings.ts';
import { repeat } from './repeat.ts';

const PAUSE_MS = 60_000;
const STOP_GRACE_MS = 2_000;

type BackedUpShop = Pick<Shop, 'database' | 'jobs' | 'settings' | 'backUp' | 'backupPlace' | 'log'>;

/** What one night's job does; why it has failed is written to the staff. */
async function work(
  { database, backUp, backupPlace: place, log }: BackedUpShop,
  backups: BackupSettings,
  night: string,
  { progress, signal }: JobTools,
): Promise<JobEnd> {
  let files = 0;
  function onFile(): void {
    files += 1;
    progress('Copying files', files, null);
  }
  try {
    const path = await backUpNight(backups, night, { backUp, place, onFile, signal });
    return { state: 'done', outcome: `The shop is backed up in ${path}.`, report: null };
  } catch (error) {
    if (signal.aborted) throw error;
    const problem = describeError(error);
    log.error({ err: error }, 'The nightly backup has failed');
    await queueMail(database.queries, {
      ...{ shopperId: STAFF, recipient: STAFF, dedupe: `backup:${night}` },
      kind: 'staff_backup_failed',
      body: { problem },
    });
    return { state: 'refused', outcome: problem, report: null };
  }
}

/** Begins the job of a night where no process has. */
export async function backUpWhenDue(
  shop: BackedUpShop,
  backups: BackupSettings,
  nowSeconds: number,
): Promise<void> {
  const { queries } = shop.database;
  const night = nightOf(nowSeconds, shop.settings.current().timeZone);
  const key = `backup:${night}`;
  if (!isBackupDue(await findJobOfKey(queries, key), nowSeconds)) return;
  const id = newJobId();
  const about = { ...NIGHTLY_BACKUP, subject: backups.folder, request: { night }, key };
  if (!(await insertJob(queries, { id, ...about }))) return;
  shop.jobs.begin(id, (tools) => work(shop, backups, night, tools));
}

/** Looks now and every minute. */
export function startBackupWork(
  shop: BackedUpShop,
  backups: BackupSettings,
): { stop(): Promise<void> } {
  const looking = repeat(
    () => withRequestId(null, () => backUpWhenDue(shop, backups, Date.now() / 1_000)),
    PAUSE_MS,
    (error) => shop.log.error({ err: error }, 'Unable to look whether a backup is due'),
  );
  return { stop: () => looking.stop(STOP_GRACE_MS) };
}
