/** Which of the encodings that an answer is kept in a client takes (RFC 9110, 12.5.3). */

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest first. */
const KEPT: readonly Encoding[] = ['br', 'gzip'];

const CHOICE = /^\s*([\w*-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/;

function accepted(header: string): Map<string, number> {
  const choices = new Map<string, number>();
  for (const one of header.split(',')) {
    const [, name = '', weight = '1'] = CHOICE.exec(one) ?? [];
    if (name !== '') choices.set(name.toLowerCase(), Number(weight));
  }
  return choices;
}

/** Browsers send a handful of these; anybody else's are read anew. */
const MAX_REMEMBERED = 64;
const remembered = new Map<string, Encoding>();

/** The smallest that is accepted; whatever a client says, it can read what is not encoded. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const chosen = choose(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, chosen);
  return chosen;
}

function choose(header: string): Encoding {
  const choices = accepted(header);
  const isTaken = (name: Encoding) => (choices.get(name) ?? choices.get('*') ?? 0) > 0;
  return KEPT.find(isTaken) ?? 'identity';
}
