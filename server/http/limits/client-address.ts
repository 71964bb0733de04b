/** The client's address behind trusted proxies: from the connection and X-Forwarded-For. */
import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

export type TrustedProxies = {
  /** Whether there are any. */
  exist: boolean;
  /** Whether the peer of a connection is one of them. */
  isProxy(remote: string): boolean;
  /** `remote` is the peer of the connection, `forwardedFor` the header or ''. */
  clientAddress(remote: string, forwardedFor: string): string;
};

/** Whether it is loopback, linklocal, uniquelocal, an address or a range such as 10.0.0.0/8. */
export function isProxyRange(text: string): boolean {
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    // proxy-addr has no other check.
    return false;
  }
}

/** `ranges` as `isProxyRange` accepts them; throws a TypeError for others. */
export function trustProxies(ranges: readonly string[]): TrustedProxies {
  const isTrusted = proxyAddr.compile([...ranges]);
  const isTrustedHop = (hop: string, index: number) => isTrusted(parseAddress(hop) ?? '', index);

  return {
    exist: ranges.length > 0,
    isProxy: (remote) => isTrustedHop(remote, 0),
    clientAddress(remote, forwardedFor) {
      const headers = { 'x-forwarded-for': forwardedFor };
      const request = { headers, socket: { remoteAddress: remote } } as unknown as IncomingMessage;
      // From the connection's peer up to the first hop that is no trusted proxy.
      const hops = proxyAddr.all(request, isTrustedHop).map(parseAddress);
      return hops.findLast((address) => address !== undefined) ?? remote;
    },
  };
}

/** Drops port and brackets, and unwraps IPv4-mapped IPv6 addresses. */
function parseAddress(hop: string): string | undefined {
  const address = isIP(hop) === 0 ? SocketAddress.parse(hop)?.address : hop;
  return address && ipaddr.process(address).toString();
}
