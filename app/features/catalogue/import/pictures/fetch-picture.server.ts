/**
 * The bytes at an address that somebody else has written. Who it leads to is judged by the address that is connected to: a
 * name may mean another one a moment later, and an answer may lead elsewhere.
 */
import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { done, type Result, refused } from '#app/shared/result.ts';
import { isPublicAddress } from './public-address.ts';

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

/** Why there are no bytes, as the end of a sentence about the address. */
class Refusal extends Error {}

const PRIVATE = 'leads to a private network, which the shop does not fetch from';

/** The lookup of a connection, which gives no address that may not be connected to. */
function checkedLookup(mayConnect: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Refusal('is at no host'), '');
      if (!addresses.every(({ address }) => mayConnect(address))) {
        return callback(new Refusal(PRIVATE), '');
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

type Asking = { signal: AbortSignal; mayConnect: (address: string) => boolean };

function ask(url: URL, { signal, mayConnect }: Asking): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Refusal('leads to what is no web address');
  }
  if (url.username !== '' || url.password !== '') throw new Refusal('has a password in it');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address needs no lookup.
  if (isIP(host) !== 0 && !mayConnect(host)) throw new Refusal(PRIVATE);
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Basket' };
  // No agent: no connection of another request is used again.
  const options = { agent: false, headers, lookup: checkedLookup(mayConnect), signal };
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    get(url, options, resolve).on('error', reject);
  });
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new Refusal(`has more than ${maxBytes / 1_000_000} MB`);
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
    const answer = await ask(url, asking);
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return await readBody(answer, maxBytes);
      if (statusCode < 300 || statusCode > 399 || !headers.location) {
        throw new Refusal(`is answered with ${statusCode}`);
      }
      url = URL.parse(headers.location, url);
    } finally {
      answer.destroy();
    }
  }
  throw new Refusal(url ? 'leads on and on' : 'leads to what is no web address');
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
    if (error instanceof Refusal) return refused(error.message);
    signal.throwIfAborted();
    if (time.aborted) return refused(`does not arrive within ${maxMs / 1_000} s`);
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return refused(`cannot be reached${code}`);
  }
}
