/** The embedded default of the port `mail`: an `.eml` file for each mail, for its owner alone. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComposedMail, MailTransport } from './mail-transport.ts';

/** Mails hold the links by which a password is reset. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

const UNFINISHED = '.unfinished';

/** Sorts by time; the same for every attempt of a mail, so that it is there once. */
export function outboxFileName({
  queuedSeconds,
  kind,
  messageId,
}: Pick<ComposedMail, 'queuedSeconds' | 'kind' | 'messageId'>): string {
  const time = new Date(queuedSeconds * 1_000).toISOString().slice(0, 19).replaceAll(':', '');
  const id = messageId.replace(/^<|@.*$/g, '').replace(/[^\w-]/g, '');
  return `${time}-${kind}-${id}.eml`;
}

/** `folder` is made with the first mail. */
export function createOutboxTransport(folder: string): MailTransport {
  return {
    kind: 'outbox',
    deleteOld: (keptDays) => deleteOldFiles(folder, keptDays),
    // A file that is written again is the same file: there is no moment after which it could come twice.
    async deliver(mail) {
      const path = join(folder, outboxFileName(mail));
      try {
        await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
        const unfinished = `${path}${UNFINISHED}`;
        const file = await open(unfinished, 'w', PRIVATE_FILE);
        try {
          await file.writeFile(mail.text);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
        return { kind: 'sent', reply: `Written to ${path}` };
      } catch (error) {
        return { kind: 'failed', reply: String(error), isReached: true, isInDoubt: false };
      }
    },
  };
}

/** A file that others put into the folder is left alone. */
async function deleteOldFiles(folder: string, keptDays: number): Promise<void> {
  const oldestMs = Date.now() - keptDays * 24 * 60 * 60 * 1_000;
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /\.eml(\.unfinished)?$/.test(one))) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < oldestMs) await rm(path, { force: true });
  }
}
