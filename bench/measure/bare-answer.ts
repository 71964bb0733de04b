/** Repeats an answer of the shop from a bare server, bytes and headers alike. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export type BareAnswer = {
  /** Names and values in turn. */
  headers: string[];
  /** As base64. */
  body: string;
};

/** Node adds these to every answer by itself. */
const OF_NODE = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Asks as a browser does, and leaves the body as it came over the wire. */
export async function askForBytes(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<BareAnswer> {
  const asked = request({ port, host: '127.0.0.1', path, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`);
  const { rawHeaders } = answer;
  const kept = rawHeaders.flatMap((name, index) => {
    const isName = index % 2 === 0 && !OF_NODE.includes(name.toLowerCase());
    return isName ? [name, rawHeaders[index + 1] ?? ''] : [];
  });
  return { headers: kept, body: bytes.toString('base64') };
}

/** Starts the server and gives its port. */
export async function startBareServer(answer: BareAnswer): Promise<{ port: number; stop(): void }> {
  const path = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const server = fork(path, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  process.once('exit', () => server.kill('SIGKILL'));
  server.send(answer);
  const [port] = (await once(server, 'message')) as [number];
  return { port, stop: () => void server.kill('SIGKILL') };
}
