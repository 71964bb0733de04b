import { expect, test } from 'vitest';
import { embedSimulatorProvider } from '#server/providers/open-provider.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { TEST_SECRET, testLimits, testSettings } from '#tests/shop/test-settings.ts';
import { runShop } from './run-shop.ts';

test('a shop whose provider hangs closes within seconds', async () => {
  const { promise: isAsked, resolve: hang } = Promise.withResolvers<void>();
  const shop = await runShop(testSettings(), {
    database: await testDatabase(),
    authSecret: TEST_SECRET,
    limits: testLimits(),
    mail: null,
    plugins: [],
    pages: () => Promise.reject(new Error('No pages are asked for')),
    clientFolder: null,
    createProvider(parts) {
      const { provider } = embedSimulatorProvider(parts);
      provider.gateway.account = () => {
        hang();
        return new Promise(() => {});
      };
      return { provider, simulator: null };
    },
    log: testLog().log,
  });
  await isAsked;
  const startMs = performance.now();
  await shop.close();
  expect(performance.now() - startMs).toBeLessThan(5_000);
});
