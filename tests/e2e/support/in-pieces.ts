/** A proxy that sends pages in chunks, as over a slow connection: what is painted early must not move. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { listenLocally } from '#tests/network/listen-locally.ts';

/** Long enough to paint what has arrived. */
const PAUSE_MS = 40;

/** A proxy of the shop; pages come in this many chunks, everything else unchanged. */
export async function startInPieces(shopOrigin: string, pieces: number) {
  async function sendInPieces(page: string, answer: ServerResponse): Promise<void> {
    const length = Math.ceil(page.length / pieces);
    for (let start = 0; start < page.length; start += length) {
      answer.write(page.slice(start, start + length));
      await setTimeout(PAUSE_MS);
    }
    answer.end();
  }

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const { 'accept-encoding': _encodings, ...headers } = incoming.headers;
    const upstream = request(new URL(incoming.url ?? '/', shopOrigin), {
      method: incoming.method,
      headers: { ...headers, host: new URL(shopOrigin).host },
    });
    upstream.on('response', async (answered) => {
      const { 'content-length': length, ...rest } = answered.headers;
      const isPage = rest['content-type']?.startsWith('text/html') ?? false;
      answer.writeHead(answered.statusCode ?? 502, isPage ? rest : answered.headers);
      if (isPage) await sendInPieces(await text(answered), answer);
      else answered.pipe(answer);
    });
    upstream.on('error', () => answer.destroy());
    answer.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  }

  return listenLocally(createServer(forward));
}
