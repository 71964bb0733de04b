/** Replays an answer of the shop from a bare server, with the same bytes and headers. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type BareAnswer = {
  /** Names and values alternate. */
  headers: string[];
  /** As base64. */
  body: string;
};

/** Node adds these to every answer by itself. */
const OF_NODE = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Requests as a browser does, and leaves the body compressed. */
export async function askForBytes(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<BareAnswer> {
  const outgoing = request({ port, host: '127.0.0.1', path, headers }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`);
  const { rawHeaders } = answer;
  const sentHeaders = rawHeaders.flatMap((name, index) => {
    const isName = index % 2 === 0 && !OF_NODE.includes(name.toLowerCase());
    return isName ? [name, rawHeaders[index + 1] ?? ''] : [];
  });
  return { headers: sentHeaders, body: bytes.toString('base64') };
}
