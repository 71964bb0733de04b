/** The sections of the home page, as the shell composes them. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readShownPictures } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { OWN_KINDS } from '#app/features/catalogue/pages/home/home-section.ts';
import { readHomeSections } from '#app/features/catalogue/pages/home/home-store.server.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(() => shop.close());
const { queries } = shop;
const shell = testShell(shop);
const run = (...words: string[]) => shell('home', ...words);

beforeEach(async () => {
  await queries.execute(sql`delete from home_page`);
});

/** Their names in their order; of what is switched off in brackets. */
async function order(): Promise<string[]> {
  const sections = await readHomeSections(queries);
  return sections.map(({ id, isShown }) => (isShown ? id : `(${id})`));
}

test('as it comes it has the sections that fill themselves, all switched on', async () => {
  expect((await run('list')).out.split('\n').slice(0, 2)).toEqual([
    '1. hero  Hero picture',
    '2. first  First products',
  ]);
  expect(await order()).toEqual([...OWN_KINDS]);
});

test('a section is switched off and on, moved, and not removed where it fills itself', async () => {
  expect((await run('hide', 'cheap')).out).toBe('Low prices is switched off.\n');
  expect((await run('move', 'new', '1')).code).toBe(0);
  expect((await order()).slice(0, 6)).toEqual([
    ...['new', 'hero', 'first', 'categories', 'top-rated', '(cheap)'],
  ]);
  await run('show', 'cheap');
  expect(await order()).not.toContain('(cheap)');
  const refused = await run('remove', 'hero');
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('switch it off')]);
  expect((await run('hide', 'nothing')).err).toContain('has no section "nothing"');
});

test('sections are added, filled and removed, and what is not there is refused', async () => {
  await shell('collections', 'add', 'Desk');
  const added = await run('add', 'products', '--title', 'Ours', '--products', 'tablet\nbook');
  expect(added.out).toBe('Ours stands at the end of the home page now.\n');
  expect((await readHomeSections(queries)).at(-1)?.products).toEqual(['3254354345', '12321341']);
  expect((await run('add', 'collection', '--collection', 'Desk')).code).toBe(0);
  const unknown = await run('add', 'collection', '--collection', 'no');
  expect(unknown.err).toContain('collection is none of the shop');
  expect((await run('add', 'category', '--category', 'No')).err).toContain('has nothing to sell');
  expect((await run('add', 'text')).err).toContain('title is missing');
  await run('remove', 'collection-1');
  expect((await order()).slice(OWN_KINDS.length)).toEqual(['products-1']);
});

test('of a text only what is named is changed, and its picture counts as shown', async () => {
  const image = `/pictures/${'a'.repeat(32)}-640.webp`;
  await run('add', 'text', '--title', 'About us', '--image', image);
  const elsewhere = await run('change', 'text-1', '--image', 'https://elsewhere.example/a.jpg');
  expect(elsewhere.err).toContain('not in PICTURE_HOSTS');
  await run('change', 'text-1', '--text', 'We sell lamps.\nSince 1999.');
  expect((await readHomeSections(queries)).at(-1)).toMatchObject({
    ...{ title: 'About us', image, text: 'We sell lamps.\nSince 1999.' },
  });
  expect(await readShownPictures(queries)).toContain('a'.repeat(32));
  const away = await run('change', 'text-1', '--link', '//elsewhere', '--link-words', 'Go');
  expect(away.err).toContain('link leads nowhere');
  const stale = await run('change', 'text-1', '--title', 'A', '--seen-version', 'old');
  expect(stale.err).toContain('Somebody else has changed it');
});
