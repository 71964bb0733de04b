import { configDefaults, defineConfig } from 'vitest/config';

/** The suites that touch a database: each runs on the embedded one and on a real PostgreSQL. */
const DATABASE_SUITES = [
  'app/**/*.server.test.ts',
  'admin/**/*.server.test.ts',
  'tests/attacks/**/*.test.ts',
  'tests/database/**/*.test.ts',
  'tests/model/**/*.test.ts',
];

/** What is about PostgreSQL alone. */
const POSTGRES_SUITES = ['**/postgres-*.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/fail-on-console.ts'],
    restoreMocks: true,
    // A first PGlite takes seconds to start, more when two do so at once.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'PGlite',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'build/**', 'tests/e2e/**', ...POSTGRES_SUITES],
        },
      },
      {
        extends: true,
        test: {
          name: 'PostgreSQL',
          include: [...DATABASE_SUITES, ...POSTGRES_SUITES],
          exclude: [...configDefaults.exclude, 'build/**'],
          globalSetup: ['tests/test-postgres.ts'],
        },
      },
    ],
  },
});
