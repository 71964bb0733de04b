/** A share of a list, always the same: by the place of what it holds, not by chance. */
import { createHash } from 'node:crypto';
import type { Mutant } from './mutant-trees.ts';

/** Of two runs with the same share the second has those of the first. */
export function sampleOf(all: readonly Mutant[], share: number): Mutant[] {
  return all.filter(({ file, change, at }) => {
    const hash = createHash('sha256').update(`${file} ${at} ${change}`).digest();
    return hash.readUInt32BE() / 2 ** 32 < share;
  });
}
