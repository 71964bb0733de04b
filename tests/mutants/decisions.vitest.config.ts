import { defineConfig } from 'vitest/config';

/** The unit tests of the decisions that are mutated: none of them needs a database. */
export default defineConfig({
  test: {
    include: [
      'app/features/basket/core/*.test.ts',
      'app/features/payment/*.test.ts',
      'app/features/payment/*/{decide,sweep}-*.test.ts',
      'app/shared/money/money.test.ts',
      'app/features/orders/actions/*.test.ts',
      'app/features/delivery/terms.test.ts',
      'app/features/credits/{bought-cards,credit}.test.ts',
      'app/features/stock/{stock,stock-level}.test.ts',
    ],
    exclude: ['**/*.server.test.ts'],
    setupFiles: ['tests/run/fixed-seed.ts'],
    restoreMocks: true,
    // As in vitest.config.ts: nothing here is about time.
    testTimeout: 60_000,
  },
});
