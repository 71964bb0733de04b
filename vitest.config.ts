import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'build/**', 'tests/e2e/**'],
    globalSetup: ['tests/test-postgres.ts'],
    setupFiles: ['tests/fail-on-console.ts'],
    restoreMocks: true,
    // A first PGlite takes seconds to start, more when two do so at once.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
