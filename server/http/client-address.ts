/**
 * Whose word about a client's address is taken. Anybody can send X-Forwarded-For; what a proxy adds
 * to it stands on the right, so the rightmost address that is no trusted proxy's is the client's.
 */
import { BlockList, isIP } from 'node:net';

/** Names for ranges that nobody outside can send from (RFC 1122, 3927, 1918, 4193, 4291). */
const NAMED_RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export type ProxyRange = { address: string; bits: number };

export type Proxies = {
  /** Whether there are any. */
  exist: boolean;
  /** `remote` is where the connection came from, `forwardedFor` the header or ''. */
  clientAddress(remote: string, forwardedFor: string): string;
};

/** A name, an address or a range such as 10.0.0.0/8; null for anything else. */
export function parseProxy(text: string): readonly ProxyRange[] | null {
  const named = NAMED_RANGES[text];
  if (named) return named.flatMap((range) => parseProxy(range) ?? []);
  const [, address = '', bits] = /^([\da-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family === 0) return null;
  const most = family === 4 ? 32 : 128;
  if (Number(bits ?? most) > most) return null;
  return [{ address, bits: Number(bits ?? most) }];
}

export function trustProxies(ranges: readonly ProxyRange[]): Proxies {
  const trusted = new BlockList();
  for (const { address, bits } of ranges) trusted.addSubnet(address, bits, familyOf(address));
  const isTrusted = (address: string) => trusted.check(address, familyOf(address));

  return {
    exist: ranges.length > 0,
    clientAddress(remote, forwardedFor) {
      let client = readAddress(remote) ?? remote;
      if (isIP(client) === 0 || !isTrusted(client)) return client;
      for (const hop of forwardedFor.split(',').reverse()) {
        const address = readAddress(hop.trim());
        // What is no address was not written by a proxy that can be trusted to know.
        if (address === null) return client;
        client = address;
        if (!isTrusted(address)) return client;
      }
      return client;
    },
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** An address without port and brackets; IPv4 in the clothes of IPv6 without them. Null for no address. */
function readAddress(text: string): string | null {
  const [, bracketed] = /^\[([\da-fA-F.:]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^(\d+(?:\.\d+){3}):\d+$/.exec(text) ?? [];
  const address = bracketed ?? beforePort ?? text;
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  const plain = mapped ?? address;
  return isIP(plain) === 0 ? null : plain;
}
