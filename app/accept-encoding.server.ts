/** Content negotiation for compressed responses (RFC 9110, 12.5.3). */
import Negotiator from 'negotiator';

/** The smallest first. */
const COMPRESSED = ['br', 'gzip'] as const;

export type Encoding = (typeof COMPRESSED)[number] | 'identity';

/** The smallest encoding that the client accepts; `identity` if it accepts none. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(COMPRESSED);
  return COMPRESSED.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
