/** The bytes at an address that somebody else has written; an answer may lead elsewhere. */
import type { IncomingMessage } from 'node:http';
import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import { RequestRefused, sendRequest } from '#app/shared/outgoing/outgoing-request.server.ts';
import { isPublicAddress } from '#app/shared/outgoing/public-address.ts';
import { done, type Result, refused } from '#app/shared/result.ts';

/** As of a picture that staff sends. */
export const MAX_PICTURE_MB = 20;

const MAX_BYTES = MAX_PICTURE_MB * 1_000_000;
const MAX_MS = 30_000;
const MAX_REDIRECTS = 4;

export type FetchOptions = {
  /** Ends it; what it throws then is thrown on. */
  signal: AbortSignal;
  /** By the IP address. Tests have servers of their own. */
  mayConnect?: (address: string) => boolean;
  maxBytes?: number;
  maxMs?: number;
};

type Asking = { signal: AbortSignal; mayConnect: (address: string) => boolean };

const HEADERS = { accept: 'image/*', 'accept-encoding': 'identity' };

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new RequestRefused(messages.tooManyMegabytes(maxBytes / 1_000_000));
  if (Number(answer.headers['content-length']) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(address: string, asking: Asking, maxBytes: number): Promise<Uint8Array> {
  let url = URL.parse(address);
  for (let redirects = 0; url && redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await sendRequest(url, { ...asking, headers: HEADERS });
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await readBody(answer, maxBytes);
      if (statusCode < 300 || statusCode > 399 || !headers.location) {
        throw new RequestRefused(messages.answeredWith(statusCode));
      }
      url = URL.parse(headers.location, url);
    } finally {
      answer.destroy();
    }
  }
  throw new RequestRefused(url ? messages.leadsOn : messages.leadsToNoAddress);
}

/** Why it cannot be fetched, as the end of a sentence about its address. */
export async function fetchPicture(
  address: string,
  { signal, mayConnect = isPublicAddress, maxBytes = MAX_BYTES, maxMs = MAX_MS }: FetchOptions,
): Promise<Result<Uint8Array, string>> {
  const time = AbortSignal.timeout(maxMs);
  try {
    const asking = { mayConnect, signal: AbortSignal.any([signal, time]) };
    return done(await follow(address, asking, maxBytes));
  } catch (error) {
    if (error instanceof RequestRefused) return refused(error.message);
    signal.throwIfAborted();
    if (time.aborted) return refused(messages.arrivesLate(maxMs / 1_000));
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return refused(messages.unreachable(code));
  }
}
