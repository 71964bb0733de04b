/** `npm run shop --` as a process, of a folder with or without a shop that runs. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type ProgramRun = { code: number; out: string; err: string };

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Node's options for a process that soon ends: it reads what others have compiled, and its embedded database stays as
 * it is compiled at first. Compiling that for speed takes 2 s of processor time, more than the statements of a test.
 */
export const SHORT_LIVED = ['--liftoff-only', '--require', './server/check-node.cjs'];

export function runShopProgram(
  env: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<ProgramRun> {
  const args = [...SHORT_LIVED, 'server/shop.ts', ...words];
  return new Promise((resolve) => {
    const options = {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', ...env },
    };
    execFile(process.execPath, args, options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}
