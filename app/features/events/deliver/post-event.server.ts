/** Posts a signed event to a web address. */

import type { Attempt } from '#app/features/events/delivery-attempt.ts';
import { messages } from '#app/features/events/messages/messages.ts';
import { signedHeaders } from '#app/features/events/signature.server.ts';
import { rulesOf } from '#app/features/events/webhook-address.ts';
import { RequestRefused, sendRequest } from '#app/shared/outgoing/outgoing-request.server.ts';

/** For all of it: the lease of a delivery is longer. */
export const ATTEMPT_MS = 10_000;

/** Of an answer so much is read and shown. */
const MAX_ANSWER_LETTERS = 300;

export type PostedEvent = { id: string; address: string; secrets: readonly string[]; body: string };

export type PostOptions = {
  /** WEBHOOK_HOSTS. */
  ownHosts: readonly string[];
  signal: AbortSignal;
  maxMs?: number;
};

/** As the database can store it. */
function toAnswer(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().slice(0, MAX_ANSWER_LETTERS);
}

async function readBeginning(chunks: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    parts.push(chunk.subarray(0, MAX_ANSWER_LETTERS * 4));
    bytes += chunk.length;
    if (bytes >= MAX_ANSWER_LETTERS * 4) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Taken is what is answered with 2xx; a redirect is not followed. Never rejects. */
export async function postEvent(
  { id, address, secrets, body }: PostedEvent,
  { ownHosts, signal, maxMs = ATTEMPT_MS }: PostOptions,
): Promise<Attempt> {
  const time = AbortSignal.timeout(maxMs);
  let status: number | null = null;
  try {
    const url = new URL(address);
    const { isOwn, mayConnect } = rulesOf(url, ownHosts);
    if (url.protocol !== 'https:' && !isOwn) {
      throw new RequestRefused('is not encrypted, and not named in WEBHOOK_HOSTS any more');
    }
    const nowSeconds = Math.floor(Date.now() / 1_000);
    const headers = {
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      ...signedHeaders(id, body, { secrets, nowSeconds }),
    };
    const answer = await sendRequest(url, {
      ...{ headers, body, mayConnect },
      signal: AbortSignal.any([signal, time]),
    });
    status = answer.statusCode ?? 0;
    const isTaken = status >= 200 && status <= 299;
    try {
      // Its status is the answer; who is slow to say more has taken it all the same.
      const text = await readBeginning(answer).catch(() => '');
      return { isTaken, status, answer: toAnswer(text) };
    } finally {
      answer.destroy();
    }
  } catch (error) {
    if (time.aborted) return failed(messages.noAnswer(maxMs / 1_000));
    if (error instanceof RequestRefused) return failed(`The address ${error.message}.`);
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return failed(messages.notReached(code));
  }
}

function failed(answer: string): Attempt {
  return { isTaken: false, status: null, answer };
}
