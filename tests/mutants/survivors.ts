/** What a run has left alive, compared with the list of equivalent mutants. */
import listed from './equivalent.json' with { type: 'json' };

const equivalents: readonly (Survivor & { reason: string })[] = listed;

/** A mutant that no test has caught: where it is, as `path:line`, and what it changes. */
export type Survivor = { at: string; change: string };

export type RunReport = { tried: number; survivors: readonly Survivor[] };

/** Prints the figures, and each survivor that is not in the list. Returns whether there is none. */
export function reportRun(what: string, { tried, survivors }: RunReport): boolean {
  const unknown = survivors.filter(
    ({ at, change }) => !equivalents.some((one) => one.at === at && one.change === change),
  );
  const caught = tried - survivors.length;
  const percent = ((100 * caught) / tried).toFixed(1);
  const named = survivors.length - unknown.length;
  process.stdout.write(
    `${what}: ${caught} of ${tried} mutants caught (${percent} %), ${named} equivalent\n`,
  );
  for (const { at, change } of unknown) process.stdout.write(`  alive: ${at}  ${change}\n`);
  return unknown.length === 0;
}
