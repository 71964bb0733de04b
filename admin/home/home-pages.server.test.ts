/** The home page in the admin, as a browser without scripts posts its forms. */
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { ADMIN_ORIGIN, testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());
const staff = await admin.enter();

async function post(operation: string, fields: Record<string, string>, page = '/home') {
  const answer = await staff.submit(page, { operation: `home.${operation}`, ...fields });
  return { status: answer.status, html: await answer.text() };
}

/** The sections in the order of the page. */
async function order(): Promise<string[]> {
  const html = await (await staff.get('/home')).text();
  return [...html.matchAll(/value="home\.move"\/><input[^>]*value="([^"]+)"/g)].map(
    ([, id = '']) => id,
  );
}

test('sections are moved, switched off, added, changed and removed', async () => {
  await post('move', { section: 'new', place: '1' });
  const [first = ''] = await order();
  expect(first).toBe('new');
  await post('hide', { section: 'new' });
  expect(await staff.textOf('/home')).toContain('switched off');
  const added = await post('add', { kind: 'category', category: 'No such' });
  expect([added.status, (await order()).at(-1)]).toEqual([400, 'largest-categories']);
  expect(added.html).toContain('has nothing to sell');
  await post('add', { kind: 'text', title: 'About us', text: 'We sell lamps.' });
  expect((await order()).at(-1)).toBe('text-1');
  const page = await (await staff.get('/home/text-1')).text();
  expect(page).toContain('We sell lamps.');
  const [, seenVersion = ''] = /name="seenVersion" value="(\w+)"/.exec(page) ?? [];
  const fields = { section: 'text-1', title: 'About Basket', text: '', image: '' };
  const changed = await post('change', { ...fields, seenVersion }, '/home/text-1');
  expect(changed.html).toContain('Saved. The home page shows it now.');
  const stale = await post('change', { ...fields, seenVersion }, '/home/text-1');
  expect([stale.status, stale.html]).toEqual([409, expect.stringContaining('Somebody else has')]);
  const asked = await post('remove', { section: 'text-1' }, '/home/text-1');
  expect(asked.html).toContain('Remove About Basket?');
  const gone = await staff.submit('/home/text-1', {
    ...{ operation: 'home.remove', section: 'text-1', confirmed: 'yes' },
  });
  expect([gone.status, gone.headers.get('location')]).toEqual([303, '/home']);
  expect((await staff.get('/home/text-1')).status).toBe(404);
});

test('a text gets its picture from a file, and what fills itself has no page', async () => {
  await post('add', { kind: 'text', title: 'With a picture' });
  const form = new FormData();
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#963' } });
  const bytes = new Uint8Array(await picture.png().toBuffer());
  form.append('picture', new File([bytes], 'lamp.png', { type: 'image/png' }));
  const stored = await staff.upload('/home/text-1/picture', form, { origin: ADMIN_ORIGIN });
  expect([stored.status, stored.headers.get('location')]).toEqual([302, '/home/text-1']);
  expect(await (await staff.get('/home/text-1')).text()).toMatch(/src="\/pictures\/[^"]+"/);
  expect((await staff.get('/home/hero')).status).toBe(404);
});

test('whoever may only read sees the order, and no buttons', async () => {
  const reader = await admin.enter('Rita', 'reader');
  const html = await (await reader.get('/home')).text();
  expect(html).toContain('Hero picture');
  expect(html).not.toContain('home.move');
});
