/** Runs one command: its arguments read by commander, its outcome as exit code and lines. */
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { Command, CommanderError } from 'commander';
import { CommandError, describeError } from '#server/command-error.ts';
import { type Environment, readSettings } from '#server/settings.ts';
import type { CommandContext, CommandDefinition } from './command.ts';

/** All commands; each is loaded when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<{ command: CommandDefinition }>>> = {
  admin: () => import('./admin.ts'),
  catalogue: () => import('./catalogue.ts'),
  codes: () => import('./codes.ts'),
  database: () => import('./database.ts'),
  delivery: () => import('./delivery.ts'),
  mail: () => import('./mail.ts'),
  orders: () => import('./orders.ts'),
  reconciliation: () => import('./reconciliation.ts'),
  tax: () => import('./tax.ts'),
};

type CommandCall = {
  name: string;
  args: readonly string[];
  env: Environment;
  /** Where answers are typed, if it is a terminal. */
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable & { isTTY?: boolean };
};

function createContext({ env, stdin, stdout, stderr }: CommandCall): CommandContext {
  // Each write reports it; without a listener it would end the process.
  stdout.on('error', () => {});
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => {
      stdout.write(text, (error) => (error ? reject(error) : resolve()));
    });
  return {
    readSettings() {
      const read = readSettings(env);
      if (!read.ok) throw new CommandError(read.message);
      return read.settings;
    },
    write,
    print: (line) => write(`${line}\n`),
    printError: (line) => stderr.write(`${line}\n`),
    async confirm(question) {
      if (!stdin.isTTY) throw new CommandError(`${question} To do it, add --yes.`);
      const terminal = createInterface({ input: stdin, output: stderr });
      try {
        return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
      } finally {
        terminal.close();
      }
    },
    stderr,
    exitCode: 0,
  };
}

/** The program that reads the output has ended, such as `head`, which has seen enough. */
function isReaderGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

/** Commander's message as one line; null when it has printed help instead. */
function describeUsageError({ code, message }: CommanderError): string | null {
  if (code.startsWith('commander.help')) return null;
  const [first = '', ...rest] = message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
  return `${first.toUpperCase()}${rest.join('').replace(/\.$/, '')}. --help lists what there is.`;
}

export function isHelpFlag(arg: string): boolean {
  return arg === '--help' || arg === '-h';
}

/** Gives the exit code; with `--help` 0, and `failureCode` after one line that says why. */
export async function runCommand(call: CommandCall): Promise<number> {
  const { name, args, stdout, stderr } = call;
  const context = createContext(call);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    context.printError(`There is no command ${name}: use ${Object.keys(COMMANDS).join(', ')}.`);
    return 1;
  }
  const { failureCode, define } = (await load()).command;
  const program = new Command(`npm run ${name} --`)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError() {},
    });
  define(program, context);
  try {
    // Also where it would be read as the value of an option.
    const wanted = args.some(isHelpFlag) ? [...args.slice(0, 1), '--help'] : args;
    await program.parseAsync(wanted, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    if (isReaderGone(error)) return context.exitCode;
    if (!(error instanceof CommanderError)) context.printError(describeError(error));
    else if (error.exitCode === 0) return 0;
    else {
      const line = describeUsageError(error);
      if (line !== null) context.printError(line);
    }
    return failureCode;
  }
}
