/** A new product over HTTP: checked as a row of an import, added once. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readEditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { readShelf } from '#app/features/stock/stock-keeping.server.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

const add = (fields: Record<string, string>) =>
  staff.submit('/products/new', {
    operation: 'products.add',
    id: 'desk-lamp',
    title: 'Desk Lamp, Brass',
    price: '49.90',
    ...fields,
  });

test('a product is added, the shop sells it last, and it is recorded', async () => {
  expect(await staff.textOf('/products/new')).toContain('Add the product');
  const answer = await add({ category: 'Lighting', description: '- one\r\n- two', stock: '3' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/products/desk-lamp?new']);
  expect(await staff.textOf('/products/desk-lamp?new')).toContain('The shop sells it now');
  expect(await readEditedProduct(queries, 'desk-lamp')).toMatchObject({
    priceCents: 4_990,
    description: '- one\n- two',
    isWithdrawn: false,
  });
  expect(await readShelf(queries, 'desk-lamp')).toMatchObject({ onHand: 3 });
  const list = (await (await shop.visitor().get('/api/products')).json()) as {
    products: { id: string; rating: number }[];
  };
  expect(list.products.at(-1)).toMatchObject({ id: 'desk-lamp', rating: 0 });
  expect(await (await shop.visitor().get('/search?q=brass')).text()).toContain('Brass');
  const [act] = await queries.select().from(auditLog).where(eq(auditLog.subject, 'desk-lamp'));
  expect(act).toMatchObject({ act: 'products.add', after: { priceCents: 4_990, stock: 3 } });
});

test('of ten who add the same variant at once one does', async () => {
  const all = await Promise.all(
    Array.from({ length: 10 }, () => add({ id: 'clock', variant: 'clock-red' })),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([302, ...Array(9).fill(409)]);
  const html = await (await add({ id: 'clock', variant: 'clock-red' })).text();
  expect(html).toContain('Names another product of the shop already');
  expect(html).toContain('value="clock-red"');
});

test('a variant that is withdrawn is taken too', async () => {
  expect((await add({ id: 'later', withdrawn: 'yes' })).status).toBe(302);
  expect(await readEditedProduct(queries, 'later')).toMatchObject({ isWithdrawn: true });
  expect((await shop.visitor().get('/product/later')).status).toBe(404);
  expect((await add({ id: 'later' })).status).toBe(409);
});

test('what an import would refuse is refused, with what was typed', async () => {
  const answer = await add({ id: '..', price: 'free', title: '', stock: '-1' });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(4);
  expect(html).toContain('value="free"');
  expect((await add({ id: 'new' })).status).toBe(400);
});
