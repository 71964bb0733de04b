/** Imports in files beside what was uploaded: any process with the same DATA_DIR shows them. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { uploadFolder } from '#admin/uploads/upload-folder.server.ts';
import { FORMATS } from '#app/features/catalogue/import/catalogue-format.ts';
import { IMPORT_STEPS } from './import-state.ts';

const count = z.number();

const stateSchema = z.object({
  /** The name of the file, as the browser called it. */
  name: z.string(),
  path: z.string(),
  bytes: count,
  format: z.enum(FORMATS),
  encoding: z.string().nullable(),
  /** The file is the whole catalogue. */
  replace: z.boolean(),
  step: z.enum(IMPORT_STEPS),
  /** When its process has last said that it goes on. */
  atMs: count,
  progress: z.object({
    phase: z.enum(['reading', 'writing']),
    rows: count,
    share: z.number().nullable(),
  }),
  report: z
    .object({
      goodRows: count,
      badRows: count,
      added: count,
      changed: count,
      unchanged: count,
      withdrawn: count,
      others: count,
      counted: count,
    })
    .nullable(),
  /** The first problems, and how many there are in all. */
  problems: z.array(z.string()),
  problemCount: count,
  leftOut: z.array(z.string()),
  /** Why it could not go on. */
  failure: z.string().nullable(),
});

export type ImportState = z.infer<typeof stateSchema>;

const STATE = 'state.json';
const LATER_PROBLEMS = 'later-problems.json';
const OWNER_ONLY = 0o600;

/** Readers see the old file or the new one. */
async function writeWhole(path: string, value: unknown): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify(value), { mode: OWNER_ONLY });
  await rename(unfinished, path);
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

export function writeImport(folder: string, state: ImportState): Promise<void> {
  return writeWhole(join(folder, STATE), state);
}

/** Null where there is none, or not any more. */
export async function readImport(dataDir: string, id: string): Promise<ImportState | null> {
  const folder = uploadFolder(dataDir, id);
  const found = folder && (await readJson(join(folder, STATE)));
  return found ? stateSchema.parse(found) : null;
}

/** The newest first. */
export async function listImports(dataDir: string): Promise<(ImportState & { id: string })[]> {
  const ids = await readdir(join(dataDir, 'uploads')).catch(() => []);
  const states = await Promise.all(
    ids.map(async (id) => {
      const state = await readImport(dataDir, id);
      return state ? [{ id, ...state }] : [];
    }),
  );
  return states.flat().toSorted((one, other) => other.atMs - one.atMs);
}

/** What is wrong with rows that look right by themselves, by their lines. */
export function writeLaterProblems(
  folder: string,
  problems: ReadonlyMap<number, string>,
): Promise<void> {
  return writeWhole(join(folder, LATER_PROBLEMS), [...problems]);
}

export async function readLaterProblems(folder: string): Promise<ReadonlyMap<number, string>> {
  const found = await readJson(join(folder, LATER_PROBLEMS));
  return new Map(z.array(z.tuple([z.number(), z.string()])).parse(found ?? []));
}

/** Whether nobody has started this import before: of two who do at once one has true. */
export function claimStart(folder: string): Promise<boolean> {
  return writeFile(join(folder, 'started'), '', { flag: 'wx', mode: OWNER_ONLY }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}
