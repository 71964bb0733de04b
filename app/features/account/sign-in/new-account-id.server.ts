/** The id of an account that is registered. */
import { randomUUID } from 'node:crypto';
import { isThere } from '#app/features/shopper/shopper-store.server.ts';
import type { Queries } from '#db/database.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';

/** With one of two nodes down, one registration in a million finds none. */
const MAX_TRIES = 20;

/** A database that answers nobody is not asked for longer: each try may wait for a connection. */
const MAX_MS = 10_000;

/**
 * An id whose rows can be written: of a cluster the node where they would lie may be down, and all that an account has
 * lies where its id says.
 */
export async function newAccountId(queries: Queries): Promise<string> {
  const began = performance.now();
  for (let tries = 1; ; tries += 1) {
    const id = randomUUID().replaceAll('-', '');
    try {
      await isThere(queries, id);
      return id;
    } catch (error) {
      const isLast = tries === MAX_TRIES || performance.now() - began > MAX_MS;
      if (isLast || !isDatabaseUnavailable(error)) throw error;
    }
  }
}
