import { defineConfig } from 'vitest/config';

/** The suites of money and of its mails, on PGlite, in a database with a mutant of one SQL function. */
export default defineConfig({
  test: {
    include: ['tests/database/{money,refund,mail}-functions.test.ts'],
    setupFiles: ['tests/run/fail-on-console.ts', 'tests/mutants/install-mutant.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    bail: 1,
    reporters: [{}],
  },
});
