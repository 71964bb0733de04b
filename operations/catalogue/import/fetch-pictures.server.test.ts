/** Pictures are fetched by a command of their own, or at the end of an import that was asked to. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchedPicture, product } from '#db/schema/catalogue-schema.ts';
import { testShell } from '#tests/shop/shell.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

let folder: string;
let shop: TestShop;
let run: ReturnType<typeof testShell>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basket-fetch-'));
  shop = await testShop({ settings: { dataDir: folder } });
  run = testShell(shop.services);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

function write(...lines: string[]): string {
  const path = join(folder, 'moved.csv');
  writeFileSync(path, `id,title,price,image,images\n${lines.join('\n')}\n`);
  return path;
}

async function picturesOf() {
  const rows = await shop.services.database.queries.select().from(product);
  return rows.flatMap(({ id, image, images }) => (id.startsWith('m') ? [[id, image, images]] : []));
}

test('a shop without pictures of others has nothing to fetch', async () => {
  expect(await run('catalogue', 'fetch-pictures')).toMatchObject({
    ...{ code: 0, out: 'All pictures are in the shop already.\n' },
  });
});

test('an import leaves them out unless it is to fetch them; what cannot be fetched stays, and is named', async () => {
  const file = write('m1,Mug,5,https://127.0.0.1/a.jpg,https://localhost/b.jpg', 'm2,Mat,5,,');
  const without = await run('catalogue', 'import', file);
  expect(without.err + without.out).toContain('import the file with --fetch-pictures');
  expect(await picturesOf()).toEqual([
    ['m1', '', ''],
    ['m2', '', ''],
  ]);
  const { code, out } = await run('catalogue', 'import', file, '--fetch-pictures');
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringContaining('Its pictures are fetched next, in a job.'),
  });
  await shop.services.jobs.finish();
  const { jobs } = JSON.parse((await run('jobs', 'list', '--json')).out);
  const { id, state } = jobs.at(-1);
  expect(state).toBe('done');
  const shown = await run('jobs', 'show', id);
  const why = 'leads to a private network, to which the shop does not connect';
  expect(shown.out).toContain(`https://127.0.0.1/a.jpg (m1) ${why}`);
  expect(shown.out).toContain(`https://localhost/b.jpg (m1) ${why}`);
  expect(shown.out).toContain('Fetched 0 of 2 pictures, 0.0 MB. 2 stay where they are: see why.');
  expect(await picturesOf()).toContainEqual([
    ...['m1', 'https://127.0.0.1/a.jpg', 'https://localhost/b.jpg'],
  ]);
});

test('the same file again finds what was fetched, and changes nothing', async () => {
  const { queries } = shop.services.database;
  const stored = await import('#app/features/catalogue/import/pictures/store-picture.server.ts');
  const { default: sharp } = await import('sharp');
  const create = { width: 9, height: 9, channels: 3 as const, background: '#123' };
  const bytes = await sharp({ create }).png().toBuffer();
  const picture = await stored.storePicture(bytes, join(folder, 'pictures'));
  if (!picture.ok) throw new Error(picture.refusal);
  const address = 'https://127.0.0.1/c.jpg';
  await queries.insert(fetchedPicture).values({ address, picture: picture.value });
  const file = write(`m3,Mop,5,${address},`);
  await run('catalogue', 'import', file);
  expect(await picturesOf()).toContainEqual(['m3', picture.value, '']);
  expect((await run('catalogue', 'import', file, '--fetch-pictures')).out).toContain(
    '1 as they were',
  );
});
