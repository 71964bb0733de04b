/** Where an export goes. */
import { open, rename, rm } from 'node:fs/promises';
import { CommandError } from '#server/command-error.ts';

const OWNER_ONLY = 0o600;

type WriteText = (text: string) => Promise<void>;

/** Writes to the file, for its owner alone, or with `write` when that is null; what fails leaves the last file. */
export async function writeOutput(
  file: string | null,
  text: AsyncIterable<string>,
  write: WriteText,
): Promise<void> {
  if (file === null) {
    for await (const chunk of text) await write(chunk);
    return;
  }
  const unfinished = `${file}.unfinished`;
  // A mode counts for a new file alone, and an export that was killed may have left one.
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', OWNER_ONLY).catch((error: Error) => {
    throw new CommandError(`Unable to write ${file}: ${error.message}.`);
  });
  try {
    await handle.writeFile(text).finally(() => handle.close());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
