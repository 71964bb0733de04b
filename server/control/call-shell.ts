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

class StrangeAnswerError extends Error {
  constructor() {
    super('The running shop is of another build: restart it.');
  }
}

/** The answer has a head, then JSON values, one a line; no more than the unfinished line is held. */
async function* readLines(socket: Socket): AsyncGenerator<ShellLine> {
  let isHeadRead = false;
  let unread = '';
  try {
    for await (const text of socket.setEncoding('utf8')) {
      unread += text;
      if (!isHeadRead) {
        const end = unread.indexOf(HEAD_END);
        if (end < 0) continue;
        if (!unread.startsWith('HTTP/1.1 200 ')) throw new StrangeAnswerError();
        unread = unread.slice(end + HEAD_END.length);
        isHeadRead = true;
      }
      const lines = unread.split('\n');
      unread = lines.pop() ?? '';
      for (const line of lines) {
        // The shop is of this build, or of one before: what it sends is printed as far as it is known here.
        const read: ShellLine = JSON.parse(line);
        yield read;
        if ('exitCode' in read) return;
      }
    }
  } catch (error) {
    // A connection that was cut has no last line.
    if (error instanceof StrangeAnswerError) throw error;
  }
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
