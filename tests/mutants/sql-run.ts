/** Runs the suites of the SQL functions that write money, on PGlite, once for each mutant of one. */
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { createVitest, type Vitest } from 'vitest/node';
import { embeddedDatabase } from '#db/embedded-database.ts';
import { findFunctions } from '#db/install-functions.ts';
import { type SqlMutant, sqlMutants } from './sql-mutants.ts';
import type { RunReport, Survivor } from './survivors.ts';

const SUITES = [
  'tests/database/money-functions.test.ts',
  'tests/database/refund-functions.test.ts',
  'tests/database/mail-functions.test.ts',
];

/** The functions that write money, which those suites call directly. */
const FUNCTIONS = [
  'sell',
  'start_payment',
  'change_payment',
  'owe_refund',
  'insert_refund',
  'refund_order',
  'write_refunds',
  'write_order_event',
  'change_stray',
  'owe_stray_refund',
  'record_own_intent',
];

/** Those that PostgreSQL takes as a function: a slip that is no SQL is none. */
async function thatCompile(mutants: readonly SqlMutant[]): Promise<SqlMutant[]> {
  const client = await PGlite.create();
  const database = await embeddedDatabase(client);
  const valid: SqlMutant[] = [];
  for (const mutant of mutants) {
    try {
      await client.exec(mutant.text);
      valid.push(mutant);
    } catch {
      // No SQL.
    }
  }
  await database.close();
  return valid;
}

/** Whether the suites pass with the mutant. */
async function passes(vitest: Vitest, mutant: string): Promise<boolean> {
  vitest.provide('mutant', mutant);
  vitest.state.clearErrors();
  const specifications = await vitest.globTestSpecifications(SUITES);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

/** `names`: these functions alone; all that write money where none are named. */
export async function runSqlMutants(names: readonly string[]): Promise<RunReport> {
  const chosen = names.length > 0 ? names : FUNCTIONS;
  const files = findFunctions();
  const texts = await Promise.all(chosen.map((name) => readFile(files.get(name) ?? name, 'utf8')));
  const all = chosen.flatMap((name, index) => sqlMutants(name, texts[index] ?? ''));
  const mutants = await thatCompile(all);
  const vitest = await createVitest('test', {
    config: 'tests/mutants/sql.vitest.config.ts',
    watch: false,
  });
  try {
    if (!(await passes(vitest, '')))
      throw new Error(`${SUITES.join(' and ')} fail without a mutant`);
    const survivors: Survivor[] = [];
    for (const { name, line, change, text } of mutants) {
      if (!(await passes(vitest, text))) continue;
      survivors.push({ at: `${name}.sql:${line}`, change });
    }
    return { tried: mutants.length, survivors };
  } finally {
    await vitest.close();
  }
}
