/**
 * Measuring in rounds: every contender once a round, one right after the other, so that other load
 * on the machine affects all alike. Single rounds scatter by 20 % and more; the median counts.
 */
import { options } from './options.ts';

/** Returns one figure: requests a second, milliseconds, bytes. */
export type Contender = () => Promise<number>;

/** The figures of each contender, round by round. */
export type Rounds<Name extends string> = Record<Name, number[]>;

/** Warm-up: a process is slow until its code has been compiled. */
const WARM_UP_ROUNDS = 2;

/** Runs a few warm-up rounds, then this many that count; the order alternates. */
export async function measureRounds<Name extends string>(
  what: string,
  contenders: Record<Name, Contender>,
): Promise<Rounds<Name>> {
  const names = Object.keys(contenders) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Rounds<Name>;
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const name of names) await contenders[name]();
  }
  for (let round = 0; round < options.rounds; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) figures[name].push(await contenders[name]());
    const latest = names.map((name) => `${name} ${figures[name].at(-1)?.toPrecision(4)}`);
    process.stderr.write(`${what} ${round + 1}/${options.rounds}: ${latest.join(', ')}\n`);
  }
  return figures;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The interquartile range. */
export function quartiles(figures: readonly number[]): [number, number] {
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return [at(0.25), at(0.75)];
}

/** The ratio of the shop to the limit of the same round, for each round. */
export function ratios(shop: readonly number[], limit: readonly number[]): number[] {
  return shop.map((figure, round) => figure / (limit[round] ?? Number.NaN));
}
