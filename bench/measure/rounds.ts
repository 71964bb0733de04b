/**
 * Measuring in rounds: every contender once a round, one right after the other, so that other load
 * on the machine affects all alike. Single rounds scatter by 20 % and more; the median counts.
 */
import { type Load, type Loaded, load } from './load.ts';
import { options } from './options.ts';

/** Warm-up: a process is slow until its code has been compiled. */
const WARM_UP_ROUNDS = 2;

/**
 * Runs a few warm-up rounds, then this many that count; the order alternates. A contender returns a figure
 * (requests a second, milliseconds, bytes) or several; `toFigure` takes the one that progress shows.
 */
export async function measureRounds<Name extends string, Figure>(
  what: string,
  contenders: Record<Name, () => Promise<Figure>>,
  toFigure: (figure: Figure) => number = Number,
): Promise<Record<Name, Figure[]>> {
  const names = Object.keys(contenders) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Figure[]
  >;
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const name of names) await contenders[name]();
  }
  for (let round = 0; round < options.rounds; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    const latest: Partial<Record<Name, Figure>> = {};
    for (const name of order) {
      const figure = await contenders[name]();
      figures[name].push(figure);
      latest[name] = figure;
    }
    const shown = Object.entries<Figure>(latest as Record<Name, Figure>).map(
      ([name, figure]) => `${name} ${toFigure(figure).toPrecision(4)}`,
    );
    process.stderr.write(`${what} ${round + 1}/${options.rounds}: ${shown.join(', ')}\n`);
  }
  return figures;
}

/** The figures of load, round by round. */
export type LoadFigures = { perSecond: number[]; p99Ms: number[]; loaderUse: number[] };

/** A load, and what has to be done before each time. */
export type LoadContender = Omit<Load, 'seconds'> & { prepare?: () => Promise<unknown> };

export function toFigures(loaded: readonly Loaded[]): LoadFigures {
  return {
    perSecond: loaded.map(({ perSecond }) => perSecond),
    p99Ms: loaded.map(({ p99Ms }) => p99Ms),
    loaderUse: loaded.map(({ loaderUse }) => loaderUse),
  };
}

/** Measures servers under load in rounds. */
export async function measureLoads<Name extends string>(
  what: string,
  contenders: Record<Name, LoadContender>,
): Promise<Record<Name, LoadFigures>> {
  const entries = Object.entries<LoadContender>(contenders);
  const works = entries.map(([name, { prepare, ...job }]) => {
    const work = async () => {
      await prepare?.();
      return load({ ...job, seconds: options.seconds });
    };
    return [name, work] as const;
  });
  const loaded = await measureRounds<string, Loaded>(
    what,
    Object.fromEntries(works),
    ({ perSecond }) => perSecond,
  );
  const figures = Object.entries(loaded).map(([name, all]) => [name, toFigures(all)]);
  return Object.fromEntries(figures) as Record<Name, LoadFigures>;
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
