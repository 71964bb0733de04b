/** What an owner sets is not put back by somebody who asked, a moment before, for what was there anyway. */
import { afterAll, expect, test } from 'vitest';
import { lockSettings, writeSetting } from '#app/features/settings/settings-store.server.ts';
import { perform } from '#operations/perform.server.ts';
import { setSettings } from '#operations/settings/shop-settings.server.ts';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);

test('whom the shop writes to stays what its owner has just made it', async () => {
  const { queries } = shop;
  const to = (email: string) =>
    queries.transaction((tx) => writeSetting(tx, 'staffMail', email, 'olga'));
  await to('one@example.com');
  const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const owning = queries.transaction(async (tx) => {
    await lockSettings(tx);
    locked.resolve();
    await held.promise;
    await writeSetting(tx, 'staffMail', 'two@example.com', 'olga');
  });
  await locked.promise;
  const actor = { id: 'mallory', scopes: ['settings:write'] as const };
  const late = perform(setSettings, { shop, actor, input: { staffMail: 'one@example.com' } });
  const refused = expect(late).rejects.toThrow('settings:shop');
  await untilOneWaits(queries);
  held.resolve();
  await owning;
  await refused;
});
