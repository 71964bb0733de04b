/** Which addresses of the internet a shop may connect to because a file says so. */
import ipaddr from 'ipaddr.js';

/** What the library takes for public: tests of networks, and what stands for an IPv4 address in an IPv6 one. */
const OTHERS = ['198.18.0.0/15', '192.0.0.0/24', '192.88.99.0/24'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether it is an address of the public internet: none of this machine, of a private network, of a provider's own network or
 * of its metadata, whichever way it is written.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4
    ? !OTHERS.some((range) => address.match(range))
    : address.match(GLOBAL);
}
