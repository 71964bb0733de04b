/** Cells of many variants of a product are changed at once: all, or none. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readRows } from '#db/read-rows.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testVariants } from '#tests/catalogue/test-variants.ts';

const { queries, run, call, read, lastAct, makeBeanie, close } = await testVariants();
afterAll(close);

describe('a change of many variants', () => {
  test('is a table from a spreadsheet, and writes the cells that differ alone', async () => {
    await makeBeanie('sock');
    const table = [
      ['variant', 'name', 'price', 'was', 'stock', 'sku', 'withdrawn'],
      ['sock', 'Black, S', '$10.50', '14', '7', 'S-1', ''],
      ['sock-black-m', 'Black, M', '9', '', '', '', 'yes'],
    ];
    const text = table.map((cells) => cells.join('\t')).join('\n');
    expect((await run('change-variants', 'sock', '--rows', text)).out).toBe(
      'Saved: 2 variants changed. The shop shows it now.\n',
    );
    const { rows } = await read('sock');
    expect(rows.find((one) => one.variant === 'sock')).toMatchObject({
      ...{ stock: 7, isWithdrawn: false },
      values: { priceCents: 1_050, wasCents: 1_400, sku: 'S-1', weightGrams: 80 },
    });
    expect(rows.at(-1)).toMatchObject({ variant: 'sock-black-m', stock: null, isWithdrawn: true });
    expect(await lastAct()).toMatchObject({
      ...{ act: 'products.change-variants', subject: 'sock' },
      before: { 'sock-black-m': { stock: 0, isWithdrawn: false } },
      after: { sock: { priceCents: 1_050, wasCents: 1_400, stock: 7, sku: 'S-1' } },
    });
    expect((await run('show-variants', 'sock')).out).toContain(
      'sock\tBlack, S\t10.50\t14.00\t7\tS-1',
    );
  });

  test('leaves what a colleague has changed, and all the rest with it', async () => {
    const { rows } = await makeBeanie('glove');
    const change = (variant: string, priceCents: number) => {
      const seen = rows.find((one) => one.variant === variant);
      return { variant, version: seen?.version, priceCents };
    };
    const first = { product: 'glove', rows: [change('glove', 1_000)] };
    expect(await call('change-variants', first)).toMatchObject({ status: 200 });
    const second = {
      product: 'glove',
      rows: [change('glove-sand-s', 1_100), change('glove', 1_200)],
    };
    expect(await call('change-variants', second)).toMatchObject({
      status: 409,
      body: {
        detail: 'Nothing was saved: glove has been changed by somebody else in the meantime.',
        errors: [{ pointer: '/rows/1/variant' }],
      },
    });
    expect((await read('glove')).rows.map(({ values }) => values.priceCents)).toEqual([
      ...[1_000, 900, 900, 900, 900, 900],
    ]);
    const again = await call('change-variants', first);
    expect(again).toMatchObject({ status: 200, body: { changed: 0 } });
  });

  test('writes every cell that a variant has, and everything that all share', async () => {
    const { rows } = await makeBeanie('hood');
    const cells = {
      ...{ priceCents: 1_234, wasCents: 2_345, sku: 'H-9', barcode: '4006381333931' },
      ...{ weightGrams: 77, shelf: 'B-12-3', unitContent: '500 ml', isWithdrawn: true, stock: 6 },
    };
    const shared = {
      ...{ title: 'Hood', category: 'Hoods', brand: 'Nordlys', description: 'Warm.' },
      ...{ metaTitle: 'Hoods', metaDescription: 'A hood.', oldPaths: '/old/hood' },
      ...{ manufacturer: 'Hood Ltd', responsiblePerson: 'Hood GmbH', safetyWarnings: 'Warm.' },
      ...{ taxCategory: 'reduced', giftCard: 'yes' },
    };
    const [{ variant } = { variant: '' }] = rows;
    const change = { product: 'hood', ...shared, rows: [{ variant, ...cells }] };
    expect(await call('change-variants', change)).toMatchObject({ status: 200 });
    const now = await read('hood');
    const { isWithdrawn, stock, ...values } = cells;
    expect(now.rows.find((row) => row.variant === variant)).toMatchObject({
      ...{ isWithdrawn, stock, values },
    });
    expect(now.shared).toMatchObject(shared);
    expect(Object.keys(values).sort()).toEqual(Object.keys(rows[0]?.values ?? {}).sort());
    const { details: _, ...others } = now.shared;
    expect(Object.keys(shared).sort()).toEqual(Object.keys(others).sort());
  });

  test('of a call that is repeated with its key at the same time is one', async () => {
    await makeBeanie('muff');
    const acts = await queries.$count(auditLog, eq(auditLog.subject, 'muff'));
    const change = { product: 'muff', rows: [{ variant: 'muff', priceCents: 1_111 }] };
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('change-variants', change, { key: 'once' })),
    );
    expect(answers.map(({ body }) => body)).toEqual(
      answers.map(() => ({ product: 'muff', changed: 1, isShared: false })),
    );
    expect(await queries.$count(auditLog, eq(auditLog.subject, 'muff'))).toBe(acts + 1);
  });

  test('of two people who saw the same is one', async () => {
    const { rows } = await makeBeanie('vest');
    const changes = [1_000, 1_100].map((priceCents) =>
      rows.map(({ variant, version }) => ({ variant, version, priceCents })),
    );
    const answers = await Promise.all(
      [changes[0], changes[1]?.toReversed()].map((all) =>
        call('change-variants', { product: 'vest', rows: all }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const prices = new Set((await read('vest')).rows.map(({ values }) => values.priceCents));
    expect(prices.size).toBe(1);
  });

  test('counts a shelf as it was seen, and leaves alone what was sold from in the meantime', async () => {
    await makeBeanie('belt');
    const count = (stock: number, seenStock: number) =>
      call('change-variants', { product: 'belt', rows: [{ variant: 'belt', stock, seenStock }] });
    expect((await count(9, 4)).status).toBe(200);
    expect((await count(8, 4)).status).toBe(409);
    expect(await count(4, 4)).toMatchObject({ status: 200, body: { changed: 0 } });
    expect((await read('belt')).rows[0]?.stock).toBe(9);
  });

  test('sets what all share in each of them', async () => {
    const { sharedVersion } = await makeBeanie('coat');
    const change = { product: 'coat', title: 'Coat', category: 'Coats', sharedVersion };
    expect((await call('change-variants', change)).body).toEqual({
      product: 'coat',
      changed: 0,
      isShared: true,
    });
    const all = await readRows(
      queries,
      z.object({ title: z.string(), category: z.string() }),
      sql`select distinct title, category from product where id = 'coat'`,
    );
    expect(all).toEqual([{ title: 'Coat', category: 'Coats' }]);
    expect((await call('change-variants', { ...change, title: 'Late' })).status).toBe(409);
    expect(await lastAct()).toMatchObject({ subject: 'coat', outcome: 'refused' });
  });

  test('makes what differs the same as the first has it, own fields too', async () => {
    await makeBeanie('cap');
    await run('change', 'cap-sand-s', '--title', 'Cap of sand');
    expect((await read('cap')).unlike).toBe(1);
    const { shared } = await read('cap');
    const same = { product: 'cap', title: shared.title };
    expect(await call('change-variants', same)).toMatchObject({ status: 200 });
    expect((await read('cap')).unlike).toBe(0);
    const details = { product: 'cap', details: [['Material', 'Wool']] };
    expect(await call('change-variants', details)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/details' }] },
    });
  });

  test('is refused by its cells as an import would, with nothing written', async () => {
    const before = await makeBeanie('tie');
    const rows = [
      { variant: 'tie', priceCents: 1_000 },
      { variant: 'tie-sand-s', priceCents: -1, barcode: '12345678', sku: 'x'.repeat(101) },
    ];
    const { status, body } = await call('change-variants', { product: 'tie', rows });
    expect(status).toBe(422);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      ...['/rows/1/priceCents', '/rows/1/sku', '/rows/1/barcode'],
    ]);
    for (const wrong of [{ variant: 'book' }, { variant: 'tie', colour: 'red' }, 'tie']) {
      const answer = await call('change-variants', { product: 'tie', rows: [rows[0], wrong] });
      expect([422, 404]).toContain(answer.status);
    }
    expect((await call('change-variants', { product: 'none', title: 'x' })).status).toBe(404);
    const twice = [...rows.slice(0, 1), ...rows.slice(0, 1)];
    expect((await call('change-variants', { product: 'tie', rows: twice })).body.detail).toContain(
      'tie is named twice',
    );
    expect((await run('change-variants', 'tie', '--rows', 'variant\tcolour\ntie\tred')).code).toBe(
      2,
    );
    expect(await read('tie')).toEqual(before);
  });

  test('puts nothing back beside what has its options', async () => {
    await makeBeanie('bow');
    await run('withdraw', 'bow-sand-s');
    await run(
      'add',
      'bow',
      '--variant',
      'bow-2',
      '--title',
      'Bow',
      '--price',
      '9',
      '--options',
      'Colour: Sand | Size: S',
    );
    const back = [{ variant: 'bow-sand-s', isWithdrawn: false }];
    const answer = await call('change-variants', { product: 'bow', rows: back });
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.body.detail).toContain('has options that are those of "bow-2"');
  });

  test('needs the scope of the stock for shelves alone', async () => {
    await makeBeanie('ring');
    const change = (row: object) =>
      call(
        'change-variants',
        { product: 'ring', rows: [{ variant: 'ring', ...row }] },
        {
          scopes: ['catalogue:write'],
        },
      );
    expect((await change({ stock: 3 })).status).toBe(403);
    expect((await change({ sku: 'R', stock: 4, seenStock: 4 })).status).toBe(200);
  });
});
