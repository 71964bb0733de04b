/** A field that is added to the list is added, shown, changed, compared and recorded without further code. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog } from '#db/schema/staff-schema.ts';
import { addCareLabelColumn } from '#tests/catalogue/care-label.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

vi.mock('#app/features/catalogue/product/fields/product-fields.ts', async (importOriginal) =>
  (await import('#tests/catalogue/care-label.ts')).withCareLabel(importOriginal),
);

const shop = await testServices();
afterAll(() => shop.close());
beforeAll(() => addCareLabelColumn(shop.queries));

const run = (...words: string[]) => testShell(shop)('products', ...words);
const add = (id: string, care: string) =>
  run('add', id, '--title', 'Scarf', '--price', '5', '--care', care);

async function versionOf(variant: string): Promise<string> {
  const { version } = JSON.parse((await run('show', variant, '--json')).out);
  return version;
}

async function lastAct(variant: string) {
  const acts = await shop.queries.select().from(auditLog).where(eq(auditLog.subject, variant));
  return acts.at(-1);
}

test('a new field is added with a new product', async () => {
  expect(await add('shawl', ' Wash Cold ')).toMatchObject({ code: 0, err: '' });
  expect((await run('show', 'shawl')).out).toContain('care: WASH COLD\n');
  expect(await lastAct('shawl')).toMatchObject({ after: { careLabel: 'wash cold' } });
  expect((await run('change', '--help')).out).toMatch(/--care <text> +How to look after it/);
});

test('it is changed and recorded', async () => {
  await add('scarf', 'Wash cold');
  expect((await run('change', 'scarf', '--care', 'Wash hot')).code).toBe(0);
  expect((await run('show', 'scarf')).out).toContain('care: WASH HOT\n');
  expect(await lastAct('scarf')).toMatchObject({
    before: { careLabel: 'wash cold' },
    after: { careLabel: 'wash hot' },
  });
});

test('a change of it alone is not saved over', async () => {
  await add('hat', 'Wash cold');
  const version = await versionOf('hat');
  const change = (care: string) => run('change', 'hat', '--care', care, '--version', version);
  expect((await change('Wash hot')).code).toBe(0);
  expect((await change('Wash never')).code).toBe(1);
  expect((await run('show', 'hat')).out).toContain('care: WASH HOT\n');
});
