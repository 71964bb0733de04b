/** Calls the shell of the shop that runs on a folder, over its control socket. */
import type { Socket } from 'node:net';
import type { ShellLine } from '#operations/shell/run-shell.server.ts';
import { controlSocketPath } from './control-socket-path.ts';

const { once } = process.getBuiltinModule('node:events');
const { statSync } = process.getBuiltinModule('node:fs');
const { connect } = process.getBuiltinModule('node:net');

/** The words of a command, who typed them, and in which folder. */
export type ShellCall = { words: readonly string[]; by: string; folder: string };

/** Nothing is there, or a shop that was killed has left its socket. */
const NOT_LISTENING = ['ENOENT', 'ECONNREFUSED'];

function isNotListening(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_LISTENING.includes(String(error.code));
}

/** Anybody can make a file in the folder for temporary files: only the owner of the data is trusted. */
function isOwners(path: string, dataDir: string): boolean {
  return process.platform === 'win32' || statSync(path).uid === statSync(dataDir).uid;
}

/** Answered in one piece that ends with the connection, which is read without `node:http`: half the time of a command. */
function requestOf(call: ShellCall): string {
  const body = JSON.stringify(call);
  return `POST /shell HTTP/1.0\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const HEAD_END = '\r\n\r\n';

/** The body of the answer; throws where its head is not that of a shop. */
async function* readBody(socket: Socket): AsyncGenerator<Uint8Array> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of socket) {
    if (head === null) yield chunk;
    else {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) continue;
      if (!/^HTTP\/1\.1 200 /.test(head.toString('latin1', 0, end))) throw new StrangeAnswerError();
      yield head.subarray(end + HEAD_END.length);
      head = null;
    }
  }
}

class StrangeAnswerError extends Error {
  constructor() {
    super('The running shop is of another build: restart it.');
  }
}

/** JSON values, one a line, as they arrive; no more than the unfinished line is held. */
async function* readJsonLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let unfinished = '';
  for await (const chunk of bytes) {
    const lines = (unfinished + decoder.decode(chunk, { stream: true })).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
  if (unfinished !== '') yield JSON.parse(unfinished);
}

async function* readLines(socket: Socket): AsyncGenerator<ShellLine> {
  let isEnded = false;
  try {
    // The shop is of this build, or of one before: what it sends is printed as far as it is known here.
    for await (const line of readJsonLines(readBody(socket))) {
      isEnded ||= Object.hasOwn(line as object, 'exitCode');
      yield line as ShellLine;
    }
  } catch (error) {
    // A connection that was cut has no last line.
    if (error instanceof StrangeAnswerError) throw error;
  }
  if (isEnded) return;
  yield {
    printError: 'The shop stopped before it had answered. Look at what was done, then try again.',
  };
  yield { exitCode: 4 };
}

/** The lines of the answer as they come; null when no shop listens there. */
export async function callShell(
  dataDir: string,
  call: ShellCall,
): Promise<AsyncIterable<ShellLine> | null> {
  try {
    const socketPath = controlSocketPath(dataDir);
    if (!isOwners(socketPath, dataDir)) throw new Error(`${socketPath} is of another user.`);
    const socket = connect(socketPath);
    await once(socket, 'connect');
    socket.write(requestOf(call));
    return readLines(socket);
  } catch (error) {
    if (isNotListening(error)) return null;
    throw error;
  }
}
