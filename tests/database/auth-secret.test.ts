import { afterAll, expect, test } from 'vitest';
import { ensureAuthSecretInDatabase } from '#server/storage/auth-secret.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const database = await testDatabase();
afterAll(database.close);

test('processes that start at once share one secret, and later ones too', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 4 }, () => ensureAuthSecretInDatabase(database.queries)),
  );
  secrets.push(await ensureAuthSecretInDatabase(database.queries));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
});
