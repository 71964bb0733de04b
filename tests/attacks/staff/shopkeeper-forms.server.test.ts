/** The forms of a shopkeeper over HTTP: what is saved is what is meant, and a refusal says why. */
import { afterAll, describe, expect, test } from 'vitest';
import { readTaxRates } from '#app/features/tax/tax-rates.server.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const staff = await admin.enter();
afterAll(() => admin.close());

describe('the form of a product', () => {
  const open = async () => (await staff.get('/products/book')).text();

  function fieldOf(html: string, name: string): string {
    const input = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    return / value="([^"]*)"/.exec(input)?.[1] ?? '';
  }

  async function save(html: string, changes: Record<string, string>): Promise<Response> {
    const names = ['variant', 'version', 'title', 'price', 'category'];
    const fields = Object.fromEntries(names.map((name) => [name, fieldOf(html, name)]));
    const shown = { operation: 'products.change', ...fields, description: '' };
    return staff.submit('/products/book', { ...shown, ...changes });
  }

  test('shows what is stored after it was saved, and is saved a second time', async () => {
    const html = await (await save(await open(), { title: 'A louder book' })).text();
    expect(fieldOf(html, 'title')).toBe('A louder book');
    expect(html).toContain('Saved. The shop shows it now.');
    expect(html).not.toContain('Somebody');
    expect((await save(html, { price: '7' })).status).toBe(200);
    expect(fieldOf(await open(), 'price')).toBe('7.00');
  });

  test('is saved once by a second click, and not refused', async () => {
    const html = await open();
    const answers = [await save(html, { price: '8' }), await save(html, { price: '8' })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('that a colleague was faster than keeps what was typed, and saves it over nothing', async () => {
    const html = await open();
    await save(html, { title: 'By a colleague' });
    const refused = await save(html, { title: 'By me' });
    const text = await refused.text();
    expect([refused.status, fieldOf(text, 'title')]).toEqual([409, 'By me']);
    expect(text).toContain('Somebody has changed this product since you opened it');
    expect((await save(text, {})).status).toBe(409);
    expect(fieldOf(await open(), 'title')).toBe('By a colleague');
  });

  test('that is not filled in right, while a colleague was faster, saves nothing over the colleague’s', async () => {
    const html = await open();
    await save(html, { title: 'By a colleague again' });
    const wrong = await (await save(html, { title: 'By me', price: 'free' })).text();
    expect((await save(wrong, { price: '9' })).status).toBe(409);
  });
});

describe('the settings', () => {
  const submit = async (fields: Record<string, string>) => {
    const answer = await staff.submit('/settings', {
      [fields.operation === 'tax.set' ? 'seen' : 'seenVersion']: '',
      ...fields,
    });
    return { status: answer.status, text: (await answer.text()).replace(/<[^>]*>/g, '') };
  };
  const rate = { operation: 'tax.set', of: 'everything-else', rate: '25' };

  test.for([
    ['a rate', rate, 'there is a rate of Everything else already: 25%'],
    [
      'a zone',
      { operation: 'delivery.set-zone', zone: 'North', countries: 'NO' },
      'there is the zone North already',
    ],
    [
      'a code',
      { operation: 'codes.set', name: 'FIRST', off: '10%' },
      'there is the code FIRST already',
    ],
  ] as const)(
    'say of %s that is added twice that it is there already',
    async ([, fields, words]) => {
      expect((await submit(fields)).status).toBe(200);
      const { status, text } = await submit(fields);
      expect(status).toBe(409);
      expect(text).toContain(words);
      expect(text).not.toContain('Somebody else');
    },
  );

  test.for(['delivery', 'everything-else'])(
    'save no rate of %s that names a category',
    async (scope) => {
      const before = await readTaxRates(admin.queries);
      const { status, text } = await submit({ ...rate, of: scope, category: 'Books', rate: '12' });
      expect(status).toBe(400);
      expect(text).toContain('category is for a rate of a category alone');
      expect(await readTaxRates(admin.queries)).toEqual(before);
    },
  );
});

test.for(['/orders', '/orders/pi_none'])(
  'a body at %s that is no form is refused as that, and no failure',
  async (path) => {
    expect((await staff.postJson(path, '{}')).status).toBe(400);
    expect(admin.shop.takeLogged()).toEqual([]);
  },
);

test('an address of the admin that no upload and no preview has is a page that is not there', async () => {
  const form = { operation: 'products.change-many', preview: 'x' };
  for (const path of ['/bulk/%E2%82%AC', '/import/%E2%82%AC', '/bulk/x%0D%0Ay', '/import/..%2Fx']) {
    expect([path, (await staff.submit(path, form)).status]).toEqual([path, 404]);
    expect([path, (await staff.get(path)).status]).toEqual([path, 404]);
  }
});

test('what cannot be stored is refused before it is begun, in every form', async () => {
  const count = () => admin.queries.$count(auditLog);
  const before = await count();
  const odd = 'x\0y';
  const forms: [path: string, fields: Record<string, string>][] = [
    ['/settings', { operation: 'seller.set', name: odd, lines: odd, taxNumber: odd }],
    ['/settings', { operation: 'tax.set', of: 'category', category: odd, seen: '', rate: '25' }],
    ['/settings', { operation: 'codes.set', name: odd, off: '10%', seenVersion: odd }],
    ['/products/new', { operation: 'products.add', id: 'odd', title: odd, price: '5' }],
    ['/products/book', { operation: 'products.change', variant: 'book', category: odd }],
    ['/products/book', { operation: 'stock.count', variant: odd, units: '5' }],
    ['/staff', { operation: 'staff.invite', name: odd, role: 'reader' }],
    ['/bulk', { do: 'preview', category: odd, word: odd }],
  ];
  for (const [path, fields] of forms) {
    expect([path, (await staff.submit(path, fields)).status]).toEqual([path, 400]);
  }
  expect(await count()).toBe(before);
});

test('a form of a quarter of a million fields is refused in the time of one', async () => {
  const body = `operation=orders.note&${'a=1&'.repeat(240_000)}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await staff.postJson('/staff', body, { headers })).status).toBe(400);
});
