/** A command such as `npm run catalogue`, in this process, with what it printed. */
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as commands from '#server/commands/run-command.ts';
import { type Environment, readSettings, type Settings } from '#server/settings.ts';

export type CommandRun = { code: number; out: string; err: string };

/** Those of a shop in this environment. */
export function settingsOf(env: Environment): Settings {
  const read = readSettings(env);
  if (!read.ok) throw new Error(read.message);
  return read.settings;
}

export async function runCommand(
  env: Environment,
  name: string,
  ...args: string[]
): Promise<CommandRun> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([buffer(stdout), buffer(stderr)]);
  const code = await commands.runCommand({
    name,
    args,
    env,
    stdin: new PassThrough(),
    stdout,
    stderr,
  });
  stdout.end();
  stderr.end();
  const [out, err] = await printed;
  return { code, out: String(out), err: String(err) };
}
