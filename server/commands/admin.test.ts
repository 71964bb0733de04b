import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { newDataFolder } from '#tests/database-template.ts';
import { rowsOf } from '#tests/rows-of.ts';
import { runCommand } from '#tests/run-command.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataFolder();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const run = (env: Record<string, string>, ...args: string[]) =>
  runCommand({ DATA_DIR: dataDir, ...env }, 'admin', ...args);

test('npm run admin prints a link that works once and makes an owner of whoever is named', async () => {
  const { code, out, err } = await run({}, 'invite', 'Ann');
  expect(code).toBe(0);
  expect(out).toMatch(/^http:\/\/localhost:3001\/enter#([0-9A-Z]{5}-){4}[0-9A-Z]{5}\n$/);
  expect(err).toBe('It works once, within a week, and makes Ann an owner.\n');
  const other = await run({ ADMIN_ORIGIN: 'https://admin.example.com' }, 'invite');
  expect(other.out).toMatch(/^https:\/\/admin\.example\.com\/enter#/);
  expect(other.err).toContain('makes Owner an owner.');
  const { queries, close } = await openEmbeddedDatabase(join(dataDir, 'database'));
  const invited = await rowsOf(queries, sql`select name, is_owner from staff_invite order by name`);
  expect(invited).toEqual([
    { name: 'Ann', is_owner: true },
    { name: 'Owner', is_owner: true },
  ]);
  await close();
});

test('npm run admin adds up the sales of each day again', async () => {
  expect((await run({}, 'sums')).out).toBe('Days: 0. Orders: 0, $0.00 in all.\n');
  const { queries, close } = await openEmbeddedDatabase(join(dataDir, 'database'));
  await queries.execute(sql`
    insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    values ('somebody', 'pi_1', '[]', 1999, 0), ('somebody', 'pi_2', '[]', 1, 86400)`);
  await close();
  const { out } = await run({ SHOP_TIME_ZONE: 'America/New_York' }, 'sums');
  expect(out).toBe('Days: 2. Orders: 2, $20.00 in all.\n');
});

test('npm run admin refuses where there is no admin, and what is no name', async () => {
  expect((await run({ ADMIN_PORT: 'off' }, 'invite')).err).toBe(
    'ADMIN_PORT is off: set it to a port first.\n',
  );
  expect((await run({}, 'invite', ' ')).err).toContain('NAME is not a name');
});
