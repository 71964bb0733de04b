/** What a file has and the catalogue has no place for. */

import { formatNumber } from '#app/shared/plural.ts';
import { messages } from './messages/messages.ts';
import type { LeftOutKind, OnLeftOut } from './read/catalogue-row.ts';

/** So many products are named of what they have in common. */
const MAX_NAMES = 10;

type LeftOut = { count: number; line: number; rank: number; names: string[] };

/** Whole products before what was lost of one, and that before columns. */
function rankOf(kind: LeftOutKind | undefined): number {
  if (kind === undefined) return 1;
  return kind === 'column' ? 2 : 0;
}

function describe([what, { count, line, names }]: [string, LeftOut]): string {
  const more = count > MAX_NAMES ? ` ${messages.andMore(formatNumber(count - MAX_NAMES))}` : '';
  const named = names.length === 0 ? '' : `: ${names.join(', ')}${more}`;
  return count === 1
    ? messages.leftOutOnce(what, line, named)
    : messages.leftOutTimes(formatNumber(count), what, line, named);
}

/** Counts what the file has and the catalogue has no place for. */
export function createLeftOut() {
  const all = new Map<string, LeftOut>();
  const add: OnLeftOut = (what, { line }, kind) => {
    const found = all.get(what) ?? { count: 0, line, rank: rankOf(kind), names: [] };
    found.count += 1;
    if (typeof kind === 'object' && found.names.length < MAX_NAMES) {
      found.names.push(JSON.stringify(kind.product));
    }
    all.set(what, found);
  };
  return {
    add,
    /** A line for each kind: how often, where first, and which products. What matters most is first. */
    describe: (): string[] =>
      [...all].toSorted(([, one], [, other]) => one.rank - other.rank).map(describe),
  };
}
