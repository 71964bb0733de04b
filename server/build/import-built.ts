/** The shop of the build for the programs that start it or ask it for something. */
import { PluginsRefused } from '#app/plugins/load-plugins.server.ts';
import { CommandError } from '#server/command-error.ts';
import { type BuildOptions, importShop } from './build-once.ts';

/** Ends the process, with what to do in one line. */
export function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** As importShop; what stands in the way of a build is one line and exit code 1. */
export function importBuilt(
  options: Partial<Pick<BuildOptions, 'print' | 'beforeBuild'>> = {},
): ReturnType<typeof importShop> {
  // React and the router read it when they are imported.
  process.env.NODE_ENV = 'production';
  return importShop(options).catch((error) => {
    if (error instanceof PluginsRefused || error instanceof CommandError) giveUp(error.message);
    throw error;
  });
}

/** For a command, whose standard output is what it was asked for. */
export const importForCommand = () =>
  importBuilt({ print: (line) => process.stderr.write(`${line}\n`) });
