/** Which addresses a webhook may have. */
import { isPublicAddress } from '#app/shared/outgoing/public-address.ts';
import { messages } from './messages/messages.ts';

export type AddressRules = {
  /** Whether `http:` is enough, where it is named as one of the shopkeeper's own. */
  isOwn: boolean;
  /** By the IP address that the name leads to at that moment. */
  mayConnect(address: string): boolean;
};

/** `ownHosts`: WEBHOOK_HOSTS, in lower case and with their ports where those are not the usual. */
export function rulesOf(url: URL, ownHosts: readonly string[]): AddressRules {
  const isOwn = ownHosts.includes(url.host);
  return { isOwn, mayConnect: isOwn ? () => true : isPublicAddress };
}

/** Why it can be no address of a webhook, as the end of a sentence about it; null: it can. */
export function problemOfAddress(address: string, ownHosts: readonly string[]): string | null {
  const url = URL.parse(address);
  // A line break would be left out unseen, and cut the lines of lists.
  if (!url || /\s/.test(address) || !/^https?:$/.test(url.protocol)) return messages.noAddress;
  if (url.username || url.password) return messages.hasPassword;
  const { isOwn, mayConnect } = rulesOf(url, ownHosts);
  if (isOwn) return null;
  if (url.protocol !== 'https:') {
    return messages.notEncrypted(url.host);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLiteral = host.includes(':') || /^[\d.]+$/.test(host);
  const isLocal = /^(.+\.)?localhost\.?$/.test(host);
  if (isLocal || (isLiteral && !mayConnect(host))) {
    return messages.isPrivate(url.host);
  }
  return null;
}
