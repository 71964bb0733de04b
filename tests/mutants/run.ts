/**
 * `npm run mutants [-- decisions | sql [room, function or line …] [--share 0.25] | access [part of a path, or line …]] [--near]`:
 * changes the rules one small slip at a time and counts the slips that no test notices; `--near`: only the nearest tests
 * of each are asked. Ends with 1 if one of them is not in equivalent.json.
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { accessMutants } from './access-mutants.ts';
import { tryMutants } from './mutant-trees.ts';
import { runSqlMutants } from './sql-run.ts';
import { type RunReport, reportRun } from './survivors.ts';

async function runDecisions(): Promise<RunReport> {
  const stryker = new Stryker({ configFile: 'tests/mutants/stryker.config.json' });
  const results = await stryker.runMutationTest();
  const tried = results.filter(({ status }) => /Killed|Survived|NoCoverage|Timeout/.test(status));
  const alive = tried.filter(({ status }) => /Survived|NoCoverage/.test(status));
  return {
    tried: tried.length,
    survivors: alive.map(({ fileName, location, mutatorName, replacement }) => ({
      at: `${relative(process.cwd(), fileName)}:${location.start.line}`,
      change: `${mutatorName}: ${replacement}`,
    })),
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1' }, near: { type: 'boolean', default: false } },
});
const [what, ...names] = positionals;
const share = Number(values.share);
const stages = values.near ? 1 : Number.POSITIVE_INFINITY;
let isClean = true;
const isAsked = (one: string) => what === undefined || what === one;
if (isAsked('decisions')) isClean = reportRun('The decisions', await runDecisions());
if (isAsked('sql'))
  isClean = reportRun('The SQL functions', await runSqlMutants(names, share, stages)) && isClean;
if (isAsked('access')) {
  const mutants = accessMutants().filter(
    ({ file, at }) =>
      names.length === 0 || names.some((name) => at === name || file.includes(name)),
  );
  isClean =
    reportRun('The checks of access', await tryMutants('access', mutants, stages)) && isClean;
}
process.exitCode = isClean ? 0 : 1;
