/** The products of the admin over HTTP: found, edited by two people, counted. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { readEditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import {
  type ProductList,
  pageOfVariants,
} from '#app/features/catalogue/edit/list-products.server.ts';
import { readShelf } from '#app/features/stock/stock-keeping.server.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

async function read(variant: string) {
  const product = await readEditedProduct(queries, variant);
  if (!product) throw new Error(`There is no ${variant}`);
  return product;
}

/** The form of the page as it is now, with some fields changed. */
async function formOf(variant: string, changes: Record<string, string> = {}) {
  const { version, title, priceCents, category, description } = await read(variant);
  const price = (priceCents / 100).toFixed(2);
  const fields = { variant, version, title, price, category, description };
  return { operation: 'products.change', ...fields, ...changes };
}

const save = (variant: string, fields: Record<string, string>, by = staff) =>
  by.submit(`/products/${variant}`, fields);

describe('the list', () => {
  test('has the variants of the shop, read in pages that leave none out', async () => {
    expect(await staff.textOf('/products')).toContain('The Quiet Startup');
    const all = await pageOfVariants(queries, { begins: '', after: null, limit: 100 });
    const variants: string[] = [];
    let after: string | null = null;
    do {
      const page: ProductList = await pageOfVariants(queries, { begins: '', after, limit: 2 });
      variants.push(...page.products.map(({ variant }) => variant));
      after = page.next;
    } while (after);
    expect(variants.length).toBeGreaterThan(4);
    expect(variants).toEqual(all.products.map(({ variant }) => variant));
  });

  test('is searched by variant, withdrawn ones too, and by words of the title', async () => {
    await save('usb-c-cable', await formOf('usb-c-cable', { withdrawn: 'yes' }));
    expect(await staff.textOf('/products?q=usb-c')).toContain('Withdrawn');
    expect(await staff.textOf('/products?q=quiet%20startup')).toContain('The Quiet Startup');
    expect(await staff.textOf('/products?q=xylophone')).toContain('No product has this variant');
  });
});

describe('a product', () => {
  test('is changed, which the shop shows, and which is recorded with what was before', async () => {
    const before = await read('book');
    const fields = await formOf('book', {
      title: 'A louder book',
      price: '$12.34',
      category: 'Noise',
    });
    const answer = await save('book', fields);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Saved. The shop shows it now.');
    expect(await read('book')).toMatchObject({ priceCents: 1_234, category: 'Noise' });
    const page = await shop.visitor().get(`/product/${before.id}?variant=book`);
    expect(await page.text()).toContain('A louder book');
    const [act] = await queries.select().from(auditLog).where(eq(auditLog.subject, 'book'));
    expect(act).toMatchObject({
      act: 'products.change',
      outcome: 'done',
      before: { title: before.title, priceCents: before.priceCents },
      after: { title: 'A louder book', priceCents: 1_234 },
    });
  });

  test('is saved by one of two people who have the same version before them', async () => {
    const other = await admin.enter('Bob');
    const [one, two] = [
      await formOf('tablet', { price: '500' }),
      await formOf('tablet', { description: 'Thin.' }),
    ];
    const answers = await Promise.all([save('tablet', one), save('tablet', two, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { priceCents, description } = await read('tablet');
    expect(priceCents === 50_000).not.toBe(description === 'Thin.');
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.text()).toContain('Somebody else has changed it in the meantime');
  });

  test('is not saved with a field that an import would refuse', async () => {
    const { version } = await read('tablet');
    const answer = await save('tablet', await formOf('tablet', { price: 'free', title: ' ' }));
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('value="free"');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect((await read('tablet')).version).toBe(version);
  });

  test('that there is not is 404', async () => {
    expect((await staff.get('/products/nothing')).status).toBe(404);
    expect(
      (await save('nothing', { operation: 'stock.count', variant: 'nothing', units: '1' })).status,
    ).toBe(404);
  });
});

describe('the shelf', () => {
  const count = (seenUnits: string, units: string) =>
    save('book', { operation: 'stock.count', variant: 'book', seenUnits, units });

  test('is counted, and counted no more', async () => {
    expect((await count('', '7')).status).toBe(200);
    expect(await readShelf(queries, 'book')).toMatchObject({ onHand: 7, available: 7 });
    expect(await staff.textOf('/products/book')).toContain('7 available, 0 in checkouts');
    expect((await count('7', '')).status).toBe(200);
    expect(await readShelf(queries, 'book')).toBeNull();
  });

  test('is counted by one of two people who saw the same', async () => {
    await count('', '5');
    const answers = await Promise.all([count('5', '9'), count('5', '3')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await count('5', '-1')).status).toBe(400);
  });
});
