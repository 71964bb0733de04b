/** Before a test file runs: every database that it opens gets the mutant, after its own functions. */
import { inject, vi } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The SQL of a mutated function; empty for none. */
    mutant: string;
  }
}

vi.mock(import('#db/embedded-database.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    async embeddedDatabase(client) {
      const database = await original.embeddedDatabase(client);
      await client.exec(inject('mutant'));
      return database;
    },
  };
});
