/** A file that a command writes: for its owner alone, and whole or not at all. */
import { open, rename, rm } from 'node:fs/promises';

const OWNER_ONLY = 0o600;

export type OutputFile = {
  /** Resolves when it is written. */
  write(text: string): Promise<void>;
  /** It is whole: it takes the place of the last one. */
  finish(): Promise<void>;
  /** Unless it is finished, nothing of it stays, and the last one is as it was. */
  abandon(): Promise<void>;
};

/** Throws an error whose message says which file cannot be written. */
export async function openOutput(path: string): Promise<OutputFile> {
  const unfinished = `${path}.unfinished`;
  // A mode counts for a new file alone, and an export that was killed may have left one.
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', OWNER_ONLY).catch((error: Error) => {
    throw new Error(`Unable to write ${path}: ${error.message}.`);
  });
  let isOpen = true;
  return {
    write: (text) => handle.appendFile(text),
    async finish() {
      isOpen = false;
      await handle.close();
      await rename(unfinished, path);
    },
    async abandon() {
      if (!isOpen) return;
      isOpen = false;
      await handle.close();
      await rm(unfinished, { force: true });
    },
  };
}
