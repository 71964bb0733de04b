/** A backup of an embedded database that no shop has opened. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ShellLine } from '#operations/shell/run-shell.server.ts';
import { stoppedSource } from '#server/backup/backup-source.ts';
import { tryBackup } from '#server/backup/make-backup.ts';
import type { ShellCall } from '#server/control/call-shell.ts';
import type { Settings } from '#server/settings/settings.ts';
import { acquireLock } from '#server/storage/exclusive-lock.ts';

/**
 * Under its lock the folder is copied as it is: the database is not opened, and not upgraded. Null for any other
 * command, and where a shop runs or there is none.
 */
export async function backUpStopped(
  settings: Settings,
  { words, folder }: ShellCall,
): Promise<AsyncIterable<ShellLine> | null> {
  const { dataDir, postgres } = settings;
  const [room, verb, name = '-', ...rest] = words;
  const isBackup = room === 'database' && verb === 'backup' && rest.length === 0;
  if (!isBackup || name.startsWith('-') || postgres || !existsSync(join(dataDir, 'database'))) {
    return null;
  }
  const lock = acquireLock(join(dataDir, 'shop.lock'));
  if (!lock) return null;
  const target = resolve(folder, name);
  // Ctrl-C ends the process, and what is not whole has another name.
  const tools = { onFile() {}, signal: new AbortController().signal };
  const problem = await tryBackup(stoppedSource(settings), target, tools).finally(lock.release);
  return problem === null
    ? Readable.from([{ print: `The shop is backed up in ${target}.` }, { exitCode: 0 }])
    : Readable.from([{ printError: problem }, { exitCode: 1 }]);
}
