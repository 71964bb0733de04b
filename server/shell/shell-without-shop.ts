/** The shell where no shop listens on the folder: that of the build, which opens the shop for one command. */
import type { ShellLine } from '#operations/shell/run-shell.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { CommandError } from '#server/command-error.ts';
import { type Environment, readSettings } from '#server/settings/settings.ts';
import { backUpStopped } from './back-up-stopped.ts';
import type { ShellCall } from './call-shell.ts';

/** Throws what is printed, in one line. */
export async function shellWithoutShop(
  env: Environment,
  call: ShellCall,
): Promise<AsyncIterable<ShellLine>> {
  const read = readSettings(env);
  if (!read.ok) throw new CommandError(read.message);
  const backedUp = await backUpStopped(read.settings, call);
  if (backedUp) return backedUp;
  // React reads it when it is imported.
  process.env.NODE_ENV = 'production';
  const built = await importShop({
    print: (line) => process.stderr.write(`${line}\n`),
  });
  const { openShell } = await built.loadShell();
  return openShell(read.settings, call);
}
