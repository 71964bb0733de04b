/** A field that is added to the list is shown, saved, compared and recorded without further code. */
import { eq } from 'drizzle-orm';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { StaffMember } from '#admin/sign-in/staff-sessions.server.ts';
import { readEditedProduct } from '#app/features/catalogue/edit/change-product.server.ts';
import { toForm } from '#app/features/catalogue/edit/product-values.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { addCareLabelColumn } from '#tests/catalogue/care-label.ts';
import { testDatabase } from '#tests/test-database.ts';
import { addNewProduct, readNewProduct } from './new-product.server.ts';
import { saveProduct } from './product-desk.server.ts';
import { ProductFields } from './product-fields.tsx';
import { readProductForm } from './read-product-form.ts';

vi.mock('#app/features/catalogue/product/product-fields.ts', async (importOriginal) =>
  (await import('#tests/catalogue/care-label.ts')).withCareLabel(importOriginal),
);

const { queries, close } = await testDatabase();
afterAll(close);
beforeAll(() => addCareLabelColumn(queries));

const member: StaffMember = { id: 'ann', name: 'Ann', hasPasskey: true, sessionHash: '' };
const desk = { queries, member };

/** What a browser would send of the page as it is now, with a change. */
async function formOf(variant: string, change: Record<string, string> = {}) {
  const product = await readEditedProduct(queries, variant);
  if (!product) throw new Error(`There is no ${variant}`);
  return { product, version: product.version, fields: { ...toForm(product), ...change } };
}

async function save({ product, version, fields }: Awaited<ReturnType<typeof formOf>>) {
  const values = readProductForm(fields);
  if (!values.ok) throw new Error(JSON.stringify(values.refusal));
  return saveProduct(desk, product, version, values.value);
}

async function lastAct(variant: string) {
  const acts = await queries.select().from(auditLog).where(eq(auditLog.subject, variant));
  return acts.at(-1);
}

async function add(id: string, care: string) {
  const product = readNewProduct({ id, title: 'Scarf', price: '5', care });
  if (!product.ok) throw new Error(JSON.stringify(product.refusal));
  expect(await addNewProduct(desk, product.value, false)).toBe(true);
}

test('a new field is added with a new product', async () => {
  await add('shawl', ' Wash Cold ');
  expect((await formOf('shawl')).fields).toMatchObject({ title: 'Scarf', care: 'WASH COLD' });
  expect(await lastAct('shawl')).toMatchObject({ after: { careLabel: 'wash cold' } });
});

test('it is shown, changed and recorded', async () => {
  await add('scarf', 'Wash cold');
  const { fields } = await formOf('scarf');
  const html = renderToStaticMarkup(
    <ProductFields values={fields} isWithdrawn={false} withdrawnLabel="" problems={{}} />,
  );
  expect(html).toMatch(
    /How to look after it<\/label>.*<input[^>]* name="care"[^>]* value="WASH COLD"/,
  );
  expect(await save(await formOf('scarf', { care: 'Wash hot' }))).toMatchObject({ isDone: true });
  expect((await formOf('scarf')).fields).toEqual({ ...fields, care: 'WASH HOT' });
  expect(await lastAct('scarf')).toMatchObject({
    before: { careLabel: 'wash cold' },
    after: { careLabel: 'wash hot' },
  });
});

test('a change of it alone is not saved over', async () => {
  await add('hat', 'Wash cold');
  const [one, other] = [
    await formOf('hat', { care: 'Wash hot' }),
    await formOf('hat', { care: 'Wash never' }),
  ];
  expect(await save(one)).toMatchObject({ isDone: true });
  expect(await save(other)).toMatchObject({ isDone: false });
  expect((await formOf('hat')).fields.care).toBe('WASH HOT');
});
