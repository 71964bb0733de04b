/** Content negotiation for compressed responses (RFC 9110, 12.5.3). */
import { parseAccept } from 'hono/utils/accept';

/** The smallest first. */
const COMPRESSED = ['br', 'gzip'] as const;

export type Encoding = (typeof COMPRESSED)[number] | 'identity';

/** The smallest encoding that the client accepts; `identity` if it accepts none. */
export function chooseEncoding(header = ''): Encoding {
  const accepted = parseAccept(header.toLowerCase());
  const find = (name: string) => accepted.find(({ type }) => type === name);
  const qualityOf = (name: Encoding) => (find(name) ?? find('*'))?.q ?? 0;
  return COMPRESSED.find((name) => qualityOf(name) > 0) ?? 'identity';
}
