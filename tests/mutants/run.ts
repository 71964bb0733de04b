/**
 * `npm run mutants [-- decisions | sql [function …]]`: changes the rules one small slip at a time and
 * counts the slips that no test notices. Ends with 1 if one of them is not in equivalent.json.
 */
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
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

const [what, ...names] = process.argv.slice(2);
let isClean = true;
if (what !== 'sql') isClean = reportRun('The decisions', await runDecisions());
if (what !== 'decisions') {
  isClean = reportRun('The SQL of money', await runSqlMutants(names)) && isClean;
}
process.exitCode = isClean ? 0 : 1;
