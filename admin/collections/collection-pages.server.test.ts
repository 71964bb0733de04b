/** Collections in the admin, as a browser without scripts posts its forms. */
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { ADMIN_ORIGIN, testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());
const staff = await admin.enter();

const PAGE = '/collections/desk';

async function post(operation: string, fields: Record<string, string>, page = PAGE) {
  const answer = await staff.submit(page, { operation: `collections.${operation}`, ...fields });
  return { status: answer.status, html: await answer.text() };
}

/** The ids of its products, in the order of the page. */
async function idsOnPage(): Promise<string[]> {
  const html = await (await staff.get(PAGE)).text();
  return [...html.matchAll(/name="product" value="([^"]+)"/g)].map(([, id = '']) => id);
}

test('a collection is added, filled by search and by ids, put in an order, and deleted', async () => {
  expect(await staff.textOf('/collections')).toContain('There are no collections yet.');
  const added = await post(
    'add',
    { title: 'Desk', handle: '', text: '- a', image: '' },
    '/collections',
  );
  expect([added.status, added.html]).toEqual([200, expect.stringContaining('is a collection of')]);
  expect(await staff.textOf(`${PAGE}?q=book`)).toContain('The Quiet Startup');
  const filled = await post('add-products', { collection: 'desk', products: 'book\r\ntablet' });
  expect(filled.html).toContain('2 products added.');
  await post('add-products', { collection: 'desk', products: 'usb-c-cable' });
  const [first = '', second = '', third = ''] = await idsOnPage();
  await post('move-product', { collection: 'desk', product: third, place: '1' });
  await post('remove-products', { collection: 'desk', products: second });
  expect(await idsOnPage()).toEqual([third, first]);
  const asked = await post('delete', { collection: 'desk' });
  expect(asked.html).toContain('Delete the collection Desk?');
  const gone = await staff.submit(PAGE, {
    ...{ operation: 'collections.delete', collection: 'desk', confirmed: 'yes' },
  });
  expect([gone.status, gone.headers.get('location')]).toEqual([303, '/collections']);
  expect((await staff.get(PAGE)).status).toBe(404);
});

test('what is wrong is said at the field, with what was typed', async () => {
  await post('add', { title: 'Desk' }, '/collections');
  const typed = 'x'.repeat(101);
  const [, seenVersion = ''] =
    /name="seenVersion" value="(\w+)"/.exec(await (await staff.get(PAGE)).text()) ?? [];
  const fields = { collection: 'desk', seenVersion, title: typed };
  const { status, html } = await post('change', fields);
  expect([status, html]).toEqual([400, expect.stringContaining('This has 101 characters')]);
  expect(html).toContain(typed);
  expect((await post('add-products', { collection: 'desk', products: 'nothing' })).html).toContain(
    'the shop has no product &quot;nothing&quot;',
  );
});

test('one without a title says that shoppers do not see it', async () => {
  await post('add', { title: 'Desk' }, '/collections');
  await post('change', { collection: 'desk', title: '' });
  expect(await staff.textOf(PAGE)).toContain('Shoppers do not see it: give it a title');
  expect(await staff.textOf('/collections')).toContain('1 without a title');
});

test('a picture is taken from a file, and what is none is refused', async () => {
  await post('add', { title: 'Lamps' }, '/collections');
  const send = async (bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.append('picture', new File([bytes], 'lamp.png', { type: 'image/png' }));
    return staff.upload('/collections/lamps/picture', form, { origin: ADMIN_ORIGIN });
  };
  const refused = await send(new Uint8Array([1, 2, 3]));
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('lamp.png'),
  ]);
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#963' } });
  const stored = await send(new Uint8Array(await picture.png().toBuffer()));
  expect([stored.status, stored.headers.get('location')]).toEqual([302, '/collections/lamps']);
  expect(await (await staff.get('/collections/lamps')).text()).toMatch(/src="\/pictures\/[^"]+"/);
});

test('the page of a product says in which collections it is, and puts it into others', async () => {
  const fields = { operation: 'products.set-collections', variant: 'book' };
  const set = (collections: string) => staff.submit('/products/book', { ...fields, collections });
  expect(await (await set('Desk\r\nTo read')).text()).toContain('It is in 2 collections now.');
  expect(await (await staff.get('/products/book')).text()).toContain('href="/collections/to-read"');
  expect(await (await set('!!!')).text()).toContain('has no letter and no digit');
});
