/**
 * A process in a copy of the sources that tries one mutant after another: its tests stay loaded, and its PostgreSQL
 * runs on. `mutant-trees.ts` starts it, and asks by messages.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { createVitest, type TestSpecification } from 'vitest/node';
import { databaseUrl } from '#tests/postgres/test-postgres.ts';
import type { Answer, Asked } from './mutant-trees.ts';

/** The run that the first failure has ended: a busy machine may end it before it has heard of what. */
let isCut = false;

const vitest = await createVitest('test', {
  ...{ watch: false, run: true, bail: 1, maxWorkers: 1 },
  reporters: [
    {
      onTestRunEnd(_modules, _errors, reason) {
        isCut = reason === 'interrupted';
      },
    },
  ],
  project: ['PostgreSQL', 'units'],
});

/** Changes a function in the database that each test gets a copy of. */
async function installFunction(text: string): Promise<void> {
  const server = vitest.projects
    .map((project) => project.getProvidedContext().postgres)
    .find((postgres) => postgres !== undefined);
  if (!server) throw new Error('Unable to find the database of the tests before any has run');
  const client = new pg.Client({ connectionString: databaseUrl(server.url, server.template) });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function change(file: string, text: string): Promise<void> {
  if (file.endsWith('.sql')) return installFunction(text);
  const path = resolve(file);
  writeFileSync(path, text);
  // A build of it has files of the same names.
  const changed = [
    path,
    ...globSync('build/{server,admin/server}/**/*.js').map((one) => resolve(one)),
  ];
  for (const one of changed) vitest.invalidateFile(one);
}

/** Those that need no build of the shop come first: each mutant would have another one. */
async function specificationsOf(suites: readonly string[]): Promise<TestSpecification[][]> {
  const asked = await vitest.globTestSpecifications([...suites]);
  const needsBuild = ({ moduleId }: TestSpecification) =>
    /\b(?:importShop|testAdmin)\(/.test(readFileSync(moduleId, 'utf8'));
  const { true: later = [], false: first = [] } = Object.groupBy(
    asked,
    (one) => `${needsBuild(one)}`,
  );
  return [first, later].filter((some) => some.length > 0);
}

/** The files whose tests fail; runs up to the first failure. */
async function failing(asked: TestSpecification[]): Promise<string[]> {
  const files = new Set(asked.map(({ moduleId }) => moduleId));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked);
  const failed = testModules.filter((module) => files.has(module.moduleId) && !module.ok());
  if (failed.length === 0 && isCut) return ['a test that was cut off'];
  if (failed.length === 0 && unhandledErrors.length > 0) return ['an error outside of a test'];
  return failed.map(({ relativeModuleId }) => relativeModuleId);
}

async function answer({ file, text, runs }: Asked): Promise<Answer> {
  const original = file === null ? '' : readFileSync(resolve(file), 'utf8');
  if (file !== null) {
    try {
      await change(file, text);
    } catch {
      return { kind: 'no mutant' };
    }
  }
  try {
    for (const suites of runs) {
      for (const asked of await specificationsOf(suites)) {
        const [first] = await failing(asked);
        if (first !== undefined) return { kind: 'noticed', by: first };
      }
    }
    return { kind: 'alive' };
  } finally {
    if (file !== null) await change(file, original);
  }
}

process.on('message', async (asked: Asked) => {
  process.send?.(await answer(asked));
});
process.on('disconnect', () => process.exit());
