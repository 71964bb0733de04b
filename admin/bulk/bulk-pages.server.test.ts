/** Changes of many products over HTTP: previewed, applied to what is still so, recorded. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { stagingTable } from '#app/features/catalogue/import/staging-table.server.ts';
import { readShelf } from '#app/features/stock/stock-keeping.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries, shop } = admin;
const staff = await admin.enter();
beforeEach(async () => {
  await queries.delete(product);
  await queries.execute(sql`delete from stock`);
  await queries.execute(sql`insert into product (variant, id, title, image, price_cents, rating, position, category)
    select 'lamp-' || to_char(n, 'FM0000'), 'lamp', 'Lamp ' || n || case when n % 2 = 0 then ' 100%' else '' end,
      '', 100 + n, 0, n, case when n <= 10 then 'Lighting' else 'Other' end
    from generate_series(1, 2500) as n`);
});
afterAll(() => admin.close());

/** Asks for a preview; returns its page. */
async function preview(fields: Record<string, string>): Promise<string> {
  const answer = await staff.submit('/bulk', fields);
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
}

const apply = (page: string, by = staff) =>
  by.submit(page, { operation: 'products.change-many', preview: page.replace('/bulk/', '') });

async function priceOf(variant: string): Promise<number | undefined> {
  const [found] = await queries.select().from(product).where(eq(product.variant, variant));
  return found?.priceCents;
}

describe('a preview', () => {
  test('of the shelf has no button for who may not count the stock, and says why', async () => {
    const scopes = 'catalogue:read,catalogue:write';
    await testShell(shop.services)('roles', 'set', 'editor', '--scopes', scopes);
    const editor = await admin.enter('An editor', 'editor');
    const shelf = await preview({ category: 'Lighting', change: 'shelf', value: '5' });
    expect(await staff.textOf(shelf)).toContain('Change 10 products');
    const text = await editor.textOf(shelf);
    expect(text).not.toContain('Change 10 products');
    expect(text).toContain('not apply it: that needs “Count the stock”.');
  });

  test('shows the first with what would become of them, counts all, and changes nothing', async () => {
    const page = await preview({ category: 'Lighting', change: 'percent', value: '-10' });
    const text = await staff.textOf(page);
    expect(text).toContain('Price 10 % less');
    expect(text).toContain('Change 10 products');
    expect(text).toMatch(/lamp-0001\$1\.01\$0\.91/);
    expect(await priceOf('lamp-0001')).toBe(101);
    const all = await staff.textOf(await preview({ change: 'amount', value: '1' }));
    expect(all).toContain('Change 2,500 products');
    expect(all).toContain('The first 50, by variant.');
  });

  test('finds variants by the values of their options, and names them by these', async () => {
    await queries.execute(sql`update product set title = 'Lamp', options = '[["Colour", "Sand"], ["Size", "M"]]'
      where variant = 'lamp-0007'`);
    const text = await staff.textOf(await preview({ q: 'lamp sand', change: 'price', value: '1' }));
    expect(text).toContain('Change 1 product');
    expect(text).toContain('Lamp, Sand, M');
  });

  test('is of words that stand in the title as they are typed, or begin the variant', async () => {
    const count = async (q: string) => {
      const text = await staff.textOf(await preview({ q, change: 'price', value: '1' }));
      return /Change ([\d,]+) product/.exec(text)?.[1] ?? 'nothing';
    };
    expect(await count('100%')).toBe('1,250');
    expect(await count('LAMP 25')).toBe('56');
    expect(await count('lamp-00')).toBe('99');
    expect(await count('_amp')).toBe('nothing');
  });

  test('leaves out what is so already, and what cannot be so', async () => {
    const same = await staff.textOf(await preview({ change: 'price', value: '1.01' }));
    expect(same).toContain('Change 2,499 products');
    expect(same).toContain('Left out: 1 product that would stay the same.');
    const below = await staff.textOf(await preview({ change: 'amount', value: '-10' }));
    expect(below).toContain('Left out: 899 products whose price would be below zero or too high.');
  });

  test('is refused for a value that an import would refuse', async () => {
    const answer = await staff.submit('/bulk', {
      category: 'Lighting',
      change: 'price',
      value: 'free',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/value="Lighting"[\s\S]*value="free"/);
  });

  test('that there is not is 404', async () => {
    for (const id of ['1', '1700000000_0123abcd', 'x%27;drop']) {
      expect((await staff.get(`/bulk/${id}`)).status).toBe(404);
    }
  });
});

describe('a preview that is applied', () => {
  test('changes what it showed, in the shop too, and each product has a record', async () => {
    const page = await preview({ category: 'Lighting', change: 'percent', value: '50' });
    expect((await apply(page)).status).toBe(200);
    expect(await staff.textOf(page)).toContain('10 products changed.');
    expect(await priceOf('lamp-0001')).toBe(152);
    expect(await priceOf('lamp-0011')).toBe(111);
    const shown = await shop.visitor().get('/product/lamp?variant=lamp-0001');
    expect(await shown.text()).toContain('1.52');
    const [act] = await queries.select().from(auditLog).where(eq(auditLog.subject, 'lamp-0001'));
    expect(act).toMatchObject({
      act: 'products.changed-with-others',
      before: { price: '101' },
      after: { price: '152' },
      outcome: 'done',
    });
    const text = await staff.textOf('/staff');
    expect(text).toContain('Changed many products done: 10');
    expect(text).not.toContain('with many others');
  });

  test('leaves alone what has changed since, and names it', async () => {
    const page = await preview({ category: 'Lighting', change: 'amount', value: '1' });
    await queries.execute(sql`update product set title = 'Mended' where variant = 'lamp-0003'`);
    await queries.execute(
      sql`update product set category = 'Lighting' where variant = 'lamp-0011'`,
    );
    await apply(page);
    const text = await staff.textOf(page);
    expect(text).toContain('9 products changed. 1 product left alone');
    expect(text).toMatch(/Left alone[\s\S]*Mended/);
    expect([await priceOf('lamp-0003'), await priceOf('lamp-0011')]).toEqual([103, 111]);
  });

  test('by two at once, and again, changes each product once', async () => {
    const page = await preview({ change: 'amount', value: '1' });
    const other = await admin.enter('Bob');
    await Promise.all([apply(page), apply(page, other), apply(page)]);
    const again = await apply(page);
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringContaining('all of it is applied'),
    ]);
    expect(await staff.textOf(page)).toContain('2,500 products changed.');
    const [sum] = await rowsOf<{ cents: number }>(
      queries,
      sql`select sum(price_cents - position)::int as cents from product`,
    );
    expect(sum?.cents).toBe(2_500 * 200);
  });

  test('that was cut off goes on, and each run has its own numbers in the record', async () => {
    const page = await preview({ category: 'Lighting', change: 'amount', value: '1' });
    await apply(page);
    const table = stagingTable(`product_bulk_${page.replace('/bulk/', '')}`);
    await queries.execute(sql`update ${table} set state = null where variant = 'lamp-0003'`);
    await apply(page);
    const acts = await queries
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.subject, page.replace('/bulk/', '')))
      .orderBy(auditLog.no);
    expect(acts).toEqual([{ after: { done: 10, left: 0 } }, { after: { done: 0, left: 1 } }]);
  });

  test('moves to a category, withdraws and puts on sale again', async () => {
    await apply(await preview({ q: 'lamp-0001', change: 'category', value: 'New' }));
    await apply(await preview({ category: 'New', change: 'withdraw' }));
    expect(await staff.textOf('/products?q=lamp-0001')).toContain('Withdrawn');
    await apply(await preview({ state: 'withdrawn', change: 'put_back' }));
    expect(await staff.textOf('/products?q=lamp-0001')).toContain('New');
    expect(await staff.textOf('/products?q=lamp-0001')).not.toContain('Withdrawn');
  });
});

describe('the stock of many', () => {
  test('is counted, made more, and low from another number on', async () => {
    await apply(await preview({ q: 'lamp-000', change: 'shelf', value: '7' }));
    expect(await readShelf(queries, 'lamp-0001')).toMatchObject({ onHand: 7 });
    const less = await preview({ change: 'shelf_more', value: '-2' });
    expect(await staff.textOf(less)).toContain('Change 9 products');
    await apply(less);
    expect(await readShelf(queries, 'lamp-0009')).toMatchObject({ onHand: 5 });
    await apply(await preview({ stock: 'low', change: 'low', value: '4' }));
    expect(
      await staff.textOf(await preview({ stock: 'low', change: 'low', value: '1' })),
    ).toContain('Nothing would change.');
  });

  test('of which somebody has counted one meanwhile leaves it alone', async () => {
    await apply(await preview({ q: 'lamp-000', change: 'shelf', value: '7' }));
    const page = await preview({ q: 'lamp-000', change: 'shelf', value: '3' });
    await staff.submit('/products/lamp-0002', {
      ...{ operation: 'stock.count', variant: 'lamp-0002', seenUnits: '7', units: '9' },
    });
    await apply(page);
    expect(await staff.textOf(page)).toContain('8 products changed. 1 product left alone');
    expect(await readShelf(queries, 'lamp-0002')).toMatchObject({ onHand: 9 });
  });
});
