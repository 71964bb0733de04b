/** Runs a program of the machine to its end. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);

/** A program that complains of every file is held to the end. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** More of what a program complains of, at its end, is not told. */
const MAX_COMPLAINT_LETTERS = 500;

/** What failed programs leave: node:child_process has no type for it. */
const failureSchema = z.object({
  code: z.union([z.number(), z.string()]).nullish(),
  signal: z.string().nullish(),
  stderr: z.string().default(''),
});

/** `endedWith`: its exit code, the signal that ended it, or the system's code where it did not begin, such as ENOENT. */
export class ProgramFailed extends Error {
  readonly endedWith: string;

  constructor(program: string, endedWith: string, complaint: string) {
    super(`${program} ended with ${endedWith}: ${complaint || 'it says nothing'}`);
    this.endedWith = endedWith;
  }
}

export type ProgramOptions = {
  /** What it is called in what is said of it; its file when absent. */
  name?: string;
  env?: NodeJS.ProcessEnv;
  /** Takes the secrets out of all that it complains of, before that is cut. */
  mask?(complaint: string): string;
  signal?: AbortSignal | undefined;
};

/** Throws ProgramFailed, whose message is a sentence. */
export async function runProgram(
  file: string,
  args: readonly string[],
  { name = file, mask = (complaint) => complaint, ...options }: ProgramOptions = {},
): Promise<void> {
  try {
    await run(file, [...args], { ...options, maxBuffer: MAX_OUTPUT_BYTES });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const { code, signal, stderr } = failureSchema.parse(error);
    const complaint = mask(stderr).trim().replace(/\s+/g, ' ').slice(-MAX_COMPLAINT_LETTERS);
    throw new ProgramFailed(name, `${code ?? signal}`, complaint);
  }
}
