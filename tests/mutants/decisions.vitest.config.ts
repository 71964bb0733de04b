import { defineConfig } from 'vitest/config';

/** The unit tests of the decisions that are mutated: none of them needs a database. */
export default defineConfig({
  test: {
    include: [
      'app/features/basket/core/*.test.ts',
      'app/features/payment/*.test.ts',
      'app/features/payment/*/{decide,sweep}-*.test.ts',
      'app/shared/money/money.test.ts',
    ],
    setupFiles: ['tests/run/fixed-seed.ts'],
    restoreMocks: true,
  },
});
