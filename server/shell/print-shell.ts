/** Prints the lines of the shell, and asks what it asks. */
import type { ShellLine } from '#operations/shell/run-shell.server.ts';
import type { ShellCall } from '#server/control/call-shell.ts';
import type { createProgress } from './progress.ts';

const { once } = process.getBuiltinModule('node:events');
const { userInfo } = process.getBuiltinModule('node:os');

/** Who calls: the user of the system, who need not have a name. */
function callerName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'without a name'}`;
  }
}

const OWNER_ONLY = 0o600;

type OutputFile = {
  /** Resolves when it is written. */
  write(text: string): Promise<void>;
  /** It is whole: it takes the place of the last one. */
  finish(): Promise<void>;
  /** Unless it is finished, nothing of it stays, and the last one is as it was. */
  abandon(): Promise<void>;
};

/** A file for its owner alone, whole or not at all. Throws an error whose message says which file cannot be written. */
async function openOutput(path: string): Promise<OutputFile> {
  const { open, rename, rm } = process.getBuiltinModule('node:fs/promises');
  const unfinished = `${path}.unfinished`;
  // A mode counts for a new file alone, and an export that was killed may have left one.
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', OWNER_ONLY).catch((error: Error) => {
    throw new Error(`Unable to write ${path}: ${error.message}.`);
  });
  let isOpen = true;
  return {
    write: (text) => handle.appendFile(text),
    async finish() {
      isOpen = false;
      await handle.close();
      await rename(unfinished, path);
    },
    async abandon() {
      if (!isOpen) return;
      isOpen = false;
      await handle.close();
      await rm(unfinished, { force: true });
    },
  };
}

type OpenShell = (call: ShellCall) => Promise<AsyncIterable<ShellLine>>;

/** Whether whoever sits at the terminal says yes; a script has said so by `--yes`. */
async function isConfirmed(question: string, by: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    process.stderr.write(`${question} To do it, add ${by}.\n`);
    return false;
  }
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const isYes = /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
    if (!isYes) process.stderr.write('Nothing was done.\n');
    return isYes;
  } finally {
    terminal.close();
  }
}

/**
 * What a shopper has typed commands no terminal and makes no line of its own: line breaks are spaces, and characters that
 * control the terminal or the direction of what follows are shown as signs.
 */
function toPlain(text: string): string {
  return text
    .replace(/\r?\n|[\u2028\u2029]/g, ' ')
    .replace(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}

/** The lines that have come together are written in one piece: the list of all commands has two hundred. */
function printLine(line: string): void {
  const { stdout } = process;
  if (stdout.writableCorked === 0) {
    stdout.cork();
    process.nextTick(() => stdout.uncork());
  }
  stdout.write(`${toPlain(line)}\n`);
}

/** After what was printed before it. */
function printError(line: string): void {
  if (process.stdout.writableCorked > 0) process.stdout.uncork();
  process.stderr.write(`${toPlain(line)}\n`);
}

/** Resolves when more can be taken. */
async function writeOut(text: string): Promise<void> {
  if (!process.stdout.write(text))
    await Promise.race([once(process.stdout, 'drain'), once(process.stdout, 'close')]);
}

/** Beside the name of the command: what follows a `--` is no option. */
function confirm([room = '', verb = '', ...rest]: readonly string[], question: string): string[] {
  return [room, verb, `--confirmed=${question}`, ...rest];
}

/** Runs the command of these words to its end; gives its exit code. `confirmed` is the question that was answered with yes. */
export async function printShell(
  open: OpenShell,
  typed: readonly string[],
  confirmed: string | null = null,
): Promise<number> {
  const words = confirmed === null ? typed : confirm(typed, confirmed);
  let exitCode = 0;
  let asked: Extract<ShellLine, { ask: string }> | null = null;
  // Whoever reads the output may have seen enough, such as `head`.
  let isReaderGone = false;
  let file: OutputFile | null = null;
  let progress: ReturnType<typeof createProgress> | null = null;
  try {
    const lines = await open({ words, by: callerName(), folder: process.cwd() });
    // Opened while the shop does the command.
    process.stdout.on('error', () => {
      isReaderGone = true;
    });
    for await (const line of lines) {
      if (isReaderGone) return exitCode;
      if ('progress' in line) {
        progress ??= (await import('./progress.ts')).createProgress(process.stderr);
        progress.update(line.progress);
      } else progress?.clear();
      if ('file' in line && line.file !== null) {
        file = await openOutput(line.file);
      } else if ('write' in line) await (file ? file.write(line.write) : writeOut(line.write));
      else if ('print' in line) printLine(line.print);
      else if ('printError' in line) printError(line.printError);
      else if ('ask' in line) asked = line;
      else if ('exitCode' in line) exitCode = line.exitCode;
    }
    if (exitCode === 0) await file?.finish();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 4;
  } finally {
    await file?.abandon();
  }
  if (!asked || !(await isConfirmed(toPlain(asked.ask), asked.by))) return exitCode;
  return printShell(open, typed, asked.ask);
}
