/**
 * A request to an address that somebody else has written. Who it leads to is judged by the address that is connected to: a
 * name may mean another one a moment later.
 */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { shareUnderWay } from './share-under-way.ts';

/** Why there is no answer, as the end of a sentence about the address. */
export class RequestRefused extends Error {}

const PRIVATE = 'leads to a private network, to which the shop does not connect';

/**
 * The system looks up but two names at a time, and waits long for a server of names that is silent: asked once for all who
 * wait, such a name leaves room for others.
 */
const lookUp = shareUnderWay((hostname) => lookup(hostname, { all: true }));

/** The lookup of a connection, which gives no address that may not be connected to. */
function checkedLookup(mayConnect: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    function take(addresses: readonly LookupAddress[]): void {
      const [first] = addresses;
      if (!first) return callback(new RequestRefused('is at no host'), '');
      if (!addresses.every(({ address }) => mayConnect(address))) {
        return callback(new RequestRefused(PRIVATE), '');
      }
      if (options.all) return callback(null, [...addresses]);
      return callback(null, first.address, first.family);
    }
    lookUp(hostname).then(take, (error) => callback(error, ''));
  };
}

export type OutgoingRequest = {
  /** Ends it. */
  signal: AbortSignal;
  /** By the IP address. */
  mayConnect: (address: string) => boolean;
  headers: OutgoingHttpHeaders;
  /** Is posted; without it the address is got. */
  body?: string;
};

/**
 * The answer to one request; it follows no redirect. Rejects with RequestRefused, or as node does. The caller reads or
 * destroys the answer.
 */
export function sendRequest(
  url: URL,
  { signal, mayConnect, headers, body }: OutgoingRequest,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      throw new RequestRefused('leads to what is no web address');
    }
    if (url.username !== '' || url.password !== '') {
      throw new RequestRefused('has a password in it');
    }
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // An address needs no lookup.
    if (isIP(host) !== 0 && !mayConnect(host)) throw new RequestRefused(PRIVATE);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    // No agent: no connection of another request is used again.
    const options = { agent: false, lookup: checkedLookup(mayConnect), signal };
    const method = body === undefined ? 'GET' : 'POST';
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    request(
      url,
      { ...options, method, headers: { 'user-agent': 'Basket', ...headers, ...length } },
      resolve,
    )
      .on('error', reject)
      // Such as one that answers in another protocol, which node says nothing more of.
      .on('close', () => reject(new Error('The connection was closed without an answer')))
      .end(body);
  });
}
