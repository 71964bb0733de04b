/** Content negotiation for compressed responses (RFC 9110, 12.5.3). */
import { parseAccept } from 'hono/utils/accept';

/** The smallest first. */
const COMPRESSED = ['br', 'gzip'] as const;

export type Encoding = (typeof COMPRESSED)[number] | 'identity';

/** Browsers send few different headers, which are short: so many answers are remembered. */
const MAX_REMEMBERED = 100;
const MAX_REMEMBERED_LETTERS = 100;
const remembered = new Map<string, readonly Encoding[]>();

/** The first of `offered` that the client accepts, which is the smallest; `identity` if it accepts none. */
export function chooseEncoding(
  header = '',
  offered: readonly (typeof COMPRESSED)[number][] = COMPRESSED,
): Encoding {
  const accepted = remembered.get(header) ?? parseEncodings(header);
  if (remembered.size < MAX_REMEMBERED && header.length <= MAX_REMEMBERED_LETTERS) {
    remembered.set(header, accepted);
  }
  return offered.find((one) => accepted.includes(one)) ?? 'identity';
}

function parseEncodings(header: string): Encoding[] {
  const accepted = parseAccept(header.toLowerCase());
  const find = (name: string) => accepted.find(({ type }) => type === name);
  const qualityOf = (name: Encoding) => (find(name) ?? find('*'))?.q ?? 0;
  return COMPRESSED.filter((name) => qualityOf(name) > 0);
}
