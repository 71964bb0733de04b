/** A command for a shop that does not run, in this process, with what it printed. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Environment } from '#server/settings/settings.ts';
import { runStoppedShop } from '#server/shell/stopped-shop.ts';
import type { ProgramRun } from './shop-program.ts';

/** `words` are those after `database`. */
export async function runStopped(env: Environment, ...words: string[]): Promise<ProgramRun> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([buffer(stdout), buffer(stderr)]);
  const code = await runStoppedShop(['database', ...words], env, { stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await printed;
  return { code, out: String(out), err: String(err) };
}
