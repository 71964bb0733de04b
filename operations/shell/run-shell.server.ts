/** The shell's face of the operations: words in, lines out. It runs in the shop, so that a command is a call alone. */

import type { JobProgress } from '#app/features/jobs/job.ts';
import { settlesWithin } from '#app/shared/time/settles-within.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { type ExportedFile, exportFile } from '#operations/jobs/export-file.server.ts';
import {
  type Actor,
  type FileOperation,
  type FileSource,
  type Operation,
  type OperationInput,
  OperationRefused,
  REFUSALS,
} from '#operations/operation.ts';
import { admit, checkMayDo, follow, perform } from '#operations/perform.server.ts';
import { fieldsOf } from '#operations/read-texts.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { COMPLETION_SCRIPT, completionsOf, helpOf, listOf } from './describe-usage.ts';
import { readArguments } from './read-arguments.ts';
import { watchJob } from './watch-job.server.ts';

/** What the program prints, asks and ends with. The last is `exitCode`. */
export type ShellLine =
  | { print: string }
  | { printError: string }
  /** Whoever sits at a terminal is asked; who says yes calls again with `--confirmed` and the question. `by` says yes for scripts. */
  | { ask: string; by: string }
  /** What is written from here on goes into this file; null is the standard output. */
  | { file: string | null }
  | { write: string }
  /** How far a job is. */
  | { progress: JobProgress }
  | { exitCode: number };

/** Of whose shop, who calls, and in which folder of the machine: paths begin there. */
export type ShellParts = { shop: Shop; actor: Actor; folder: string };

/** A file that takes longer than this for its next piece says how far it is. */
const LOOK_MS = 500;

const HELP = ['--help', '-h'];

function* printAll(lines: Iterable<string>, exitCode = 0): Generator<ShellLine> {
  for (const print of lines) yield { print };
  yield { exitCode };
}

function* sayRefused({ message, code }: OperationRefused): Generator<ShellLine> {
  yield { printError: message };
  yield { exitCode: REFUSALS[code].exitCode };
}

function* refuse(error: unknown, { log }: Pick<Shop, 'log'>): Generator<ShellLine> {
  if (error instanceof OperationRefused) return yield* sayRefused(error);
  const isAway = isDatabaseUnavailable(error);
  if (!isAway) log.error({ err: error }, 'An operation of the shell failed');
  yield {
    printError: isAway
      ? 'The database does not answer. Try again in a moment.'
      : 'It failed: the log of the shop says why.',
  };
  yield { exitCode: REFUSALS.unavailable.exitCode };
}

type FileText = Pick<ExportedFile, 'text' | 'progress'>;

async function* runFile(
  { text, progress }: FileText,
  path: string | null,
): AsyncGenerator<ShellLine> {
  yield { file: path };
  try {
    for (;;) {
      const next = text.next();
      while (!(await settlesWithin(LOOK_MS, next))) {
        const reached = progress();
        if (reached) yield { progress: reached };
      }
      const { done, value } = await next;
      yield done ? { printError: value } : { write: value };
      if (done) break;
    }
  } finally {
    await text.return('');
  }
  yield { exitCode: 0 };
}

/** The input with what people have typed in part as it is in whole. Throws OperationRefused. */
async function complete(
  operation: Operation,
  { shop, actor }: ShellParts,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const inParts = fieldsOf(operation.input).flatMap(({ name, meta: { shell } }) => {
    const typed = input[name];
    return shell && typeof typed === 'string' ? [{ name, shell, typed: typed.trim() }] : [];
  });
  // What the database cannot be asked for is refused before.
  if (inParts.length > 0) admit(operation, { actor, input });
  const whole = await Promise.all(
    inParts.map(async ({ name, shell, typed }) => [
      name,
      await shell.complete(shop.database.queries, typed),
    ]),
  );
  return { ...input, ...Object.fromEntries(whole) };
}

async function* runOperation(
  operation: Operation,
  parts: ShellParts,
  words: readonly string[],
): AsyncGenerator<ShellLine> {
  checkMayDo(parts.actor, operation);
  const read = readArguments(operation, words, parts.folder);
  const call = { ...parts, ...read, input: await complete(operation, parts, read.input) };
  const { timeZone } = parts.shop.settings.current();
  if (operation.kind === 'file') return yield* runFile(exportFile(operation, call), call.file);
  const toLines = (output: unknown) => {
    if (call.isJson) return [JSON.stringify(output)];
    return operation.kind === 'read'
      ? operation.toLines(output, timeZone)
      : [operation.message(output)];
  };
  const performed = await perform(operation, call);
  if (performed.kind === 'asked') {
    const by = performed.mustBeRead ? '--confirmed with this question' : '--yes';
    yield { ask: performed.question, by };
    yield { exitCode: REFUSALS.unconfirmed.exitCode };
    return;
  }
  const { output } = performed;
  const job = operation.kind === 'change' && !call.isDetached ? operation.job?.(output) : undefined;
  if (job !== undefined) return yield* watchJob(parts.shop, job, call.isJson);
  let lines = toLines(output);
  for (const print of lines) yield { print };
  if (call.isFollowing) {
    for await (const next of follow(operation, call)) {
      const before = lines.join('\n');
      lines = toLines(next);
      if (lines.join('\n') === before) continue;
      for (const print of lines) yield { print };
    }
  }
  yield { exitCode: (operation.kind === 'read' && operation.exitCode?.(output)) || 0 };
}

/** The operation that the words of a command name, with what else they say; or lines that need no shop. */
export function readCommand(
  words: readonly string[],
): { operation: Operation; rest: readonly string[] } | { lines: Iterable<ShellLine> } {
  const [room = '', verb = '', ...rest] = words;
  if (room === 'complete') return { lines: printAll(completionsOf(OPERATIONS, words.slice(1))) };
  if (room === 'completion') return { lines: printAll(COMPLETION_SCRIPT) };
  const ofRoom = OPERATIONS.filter(({ name }) => name.startsWith(`${room}.`));
  const operation = ofRoom.find(({ name }) => name === `${room}.${verb}`);
  const wantsHelp = words.some((word) => HELP.includes(word));
  if (operation && wantsHelp) return { lines: printAll(helpOf(operation)) };
  if (operation) return { operation, rest };
  if (wantsHelp || words.length === 0) {
    return { lines: printAll(listOf(ofRoom.length > 0 ? ofRoom : OPERATIONS)) };
  }
  const [what, where] = ofRoom.length > 0 ? [`${room} ${verb}`.trim(), ` ${room}`] : [room, ''];
  const printError = `There is no command ${what}: npm run shop --${where} --help lists them.`;
  return { lines: [{ printError }, { exitCode: REFUSALS.bad_input.exitCode }] };
}

/** The lines of a command. Never throws: what is wrong is a line, and an exit code. */
export async function* runShell(
  parts: ShellParts,
  words: readonly string[],
): AsyncGenerator<ShellLine> {
  try {
    const command = readCommand(words);
    if ('lines' in command) yield* command.lines;
    else yield* runOperation(command.operation, parts, command.rest);
  } catch (error) {
    yield* refuse(error, parts.shop);
  }
}

/** The lines of a command that writes a file, of a shop that is not opened. What is not refused but fails is thrown. */
export async function* runFileShell(
  operation: FileOperation<OperationInput>,
  { source, actor, folder }: Omit<ShellParts, 'shop'> & { source: FileSource },
  words: readonly string[],
): AsyncGenerator<ShellLine> {
  try {
    const { input: typed, file } = readArguments(operation, words, folder);
    const input = admit(operation, { actor, input: typed });
    yield* runFile({ text: operation.write(source, input), progress: () => null }, file);
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    yield* sayRefused(error);
  }
}
