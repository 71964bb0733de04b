/** What every command is made of. */
import type { Writable } from 'node:stream';
import type { Command } from 'commander';
import type { Settings } from '#server/settings.ts';

/** What a command works with while it runs. */
export type CommandContext = {
  /** Throws CommandError when a setting is wrong. */
  readSettings(): Settings;
  /** Writes to the standard output as it is; resolves when more can be taken. */
  write(text: string): Promise<void>;
  /** Writes a line of the result. */
  print(line: string): Promise<void>;
  /** Writes a line about the work: what is wrong, how far it is, that it is done. */
  printError(line: string): void;
  /** Asks before something that cannot be undone; throws CommandError where nobody can answer. */
  confirm(question: string): Promise<boolean>;
  stderr: Writable & { isTTY?: boolean };
  /** What the command ends with, unless it throws. */
  exitCode: number;
};

/** A command that `npm run` knows by the name of its file. */
export type CommandDefinition = {
  /** The exit code when it throws, or is called in a wrong way. */
  failureCode: number;
  /** Describes arguments and options to commander, with actions that do the work. */
  define(program: Command, context: CommandContext): void;
};
