/** Does something between two statements of the shop, so that a race has one outcome. */
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';
import { unmarked } from './collected-statements.ts';

const CLIENTS: { query(...given: unknown[]): unknown }[] = [PGlite.prototype, pg.Client.prototype];

function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  const isConfig = typeof given === 'object' && given !== null && 'text' in given;
  return isConfig ? unmarked(String(given.text)) : '';
}

/**
 * Runs `between` once, ahead of the next statement that matches; returns whether it has run. A statement of a
 * transaction waits while the embedded database runs no other: name one that begins it, or is none of any.
 */
export function beforeStatement(pattern: RegExp, between: () => Promise<unknown>): () => boolean {
  let hasRun = false;
  const { transaction } = PGlite.prototype;
  // The embedded database begins one without a statement.
  vi.spyOn(PGlite.prototype, 'transaction').mockImplementation(async function (
    this: unknown,
    ...given
  ) {
    if (!hasRun && pattern.test('begin')) {
      hasRun = true;
      await between();
    }
    return Reflect.apply(transaction, this, given);
  });
  for (const client of CLIENTS) {
    const { query } = client;
    vi.spyOn(client, 'query').mockImplementation(async function (this: unknown, ...given) {
      if (!hasRun && pattern.test(textOf(given[0]))) {
        hasRun = true;
        await between();
      }
      return Reflect.apply(query, this, given);
    });
  }
  return () => hasRun;
}
