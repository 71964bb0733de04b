/** Gives a command to the shop that runs on a folder, over its command socket. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { commandPath } from './command-path.ts';

/** Nobody listens: no shop runs, or it was killed, or it is about to start. */
const NOBODY = ['ENOENT', 'ECONNREFUSED'];

/** The folder for temporary files is everybody's: only the owner of the data speaks for it. */
function isOwners(path: string, dataDir: string): boolean {
  return process.platform === 'win32' || statSync(path).uid === statSync(dataDir).uid;
}

/** The values that the shop answers, one by one as they come; null when no shop listens there. */
export async function askShop(
  dataDir: string,
  command: string,
): Promise<AsyncGenerator<unknown> | null> {
  try {
    const socketPath = commandPath(dataDir);
    if (!isOwners(socketPath, dataDir)) throw new Error(`${socketPath} is of another user.`);
    const asked = request({ socketPath, path: `/commands/${command}`, method: 'POST' });
    asked.end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    if (answer?.statusCode !== 200) {
      throw new Error('The running shop does not know this command: restart it.');
    }
    return readLines(answer);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NOBODY.includes(code)) return null;
    throw error;
  }
}

async function* readLines(answer: IncomingMessage): AsyncGenerator<unknown> {
  try {
    for await (const line of createInterface({ input: answer })) yield JSON.parse(line);
  } catch (error) {
    if (answer.complete) throw error;
    throw new Error('The shop stopped before it had answered. Try again.', { cause: error });
  }
}
