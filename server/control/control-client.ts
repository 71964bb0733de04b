/** Gives a command to the shop that runs on a folder, over its command socket. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { commandPath } from './control-socket-path.ts';
import { readJsonLines, writeJsonLines } from './json-lines.ts';

/** Nobody listens: no shop runs, or it was killed, or it is about to start. */
const NOBODY = ['ENOENT', 'ECONNREFUSED'];

/** The folder for temporary files is everybody's: only the owner of the data speaks for it. */
function isOwners(path: string, dataDir: string): boolean {
  return process.platform === 'win32' || statSync(path).uid === statSync(dataDir).uid;
}

function meansNobody(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return NOBODY.includes(code);
}

/** Whether a shop runs on the folder and takes commands. */
export async function isShopListening(dataDir: string): Promise<boolean> {
  try {
    const socket = connect(commandPath(dataDir));
    await once(socket, 'connect');
    socket.destroy();
    return true;
  } catch (error) {
    if (meansNobody(error)) return false;
    throw error;
  }
}

/**
 * The values that the shop answers, one by one as they come; null when no shop listens there. `said`
 * goes along with the command, no faster than the shop takes it; what it throws ends the command and
 * is thrown from the answer.
 */
export async function askShop(
  dataDir: string,
  command: string,
  said?: AsyncIterable<unknown>,
): Promise<AsyncGenerator<unknown> | null> {
  try {
    const socketPath = commandPath(dataDir);
    if (!isOwners(socketPath, dataDir)) throw new Error(`${socketPath} is of another user.`);
    const asked = request({ socketPath, path: `/commands/${command}`, method: 'POST' });
    if (said) asked.flushHeaders();
    else asked.end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    if (answer?.statusCode !== 200) {
      asked.destroy();
      throw new Error('The running shop does not know this command: restart it.');
    }
    return said ? converse(asked, answer, said) : readLines(answer);
  } catch (error) {
    if (meansNobody(error)) return null;
    throw error;
  }
}

async function* readLines(answer: IncomingMessage): AsyncGenerator<unknown> {
  try {
    yield* readJsonLines(answer);
  } catch (error) {
    if (answer.complete) throw error;
    throw new Error('The shop stopped before it had answered. Try again.', { cause: error });
  }
}

/** Speaks and listens at the same time. */
async function* converse(
  asked: ClientRequest,
  answer: IncomingMessage,
  said: AsyncIterable<unknown>,
): AsyncGenerator<unknown> {
  const problem = { failed: false, error: undefined as unknown };
  const sent = pipeline(Readable.from(sayAll()), asked).catch(() => {
    // The answer tells: it ends too, or has said why the shop does not listen any more.
  });
  async function* sayAll(): AsyncGenerator<string> {
    try {
      yield* writeJsonLines(said);
    } catch (error) {
      Object.assign(problem, { failed: true, error });
      throw error;
    }
  }
  try {
    yield* readLines(answer);
  } catch (error) {
    throw problem.failed ? problem.error : error;
  } finally {
    asked.destroy();
    await sent;
  }
}
