/** `npm run shop --` as a process, of a folder with or without a shop that runs. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type ProgramRun = { code: number; out: string; err: string };

const root = fileURLToPath(new URL('..', import.meta.url));

export function runShopProgram(
  env: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<ProgramRun> {
  const args = ['--require', './server/check-node.cjs', 'server/shop.ts', ...words];
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
