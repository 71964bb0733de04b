/** The options of a product are edited, and combinations made of them. */
import { afterAll, describe, expect, test } from 'vitest';
import { testVariants } from '#tests/catalogue/test-variants.ts';

const { run, call, read, titles, lastAct, makeBeanie, close } = await testVariants();
afterAll(close);

describe('combinations', () => {
  test('are made of names and values at once, like what there is, in the order of the values', async () => {
    await run(
      'add',
      'cap',
      '--title',
      'Cap',
      '--price',
      '9',
      '--was',
      '12',
      '--weight',
      '80',
      '--sku',
      'C1',
      '--stock',
      '4',
    );
    const made = await run('set-options', 'cap', 'Colour: Black, Sand | Size: S, M, L');
    expect(made.out).toBe('Saved: 5 variants made.\n');
    expect(await titles('cap')).toEqual([
      ...['Cap, Black, S', 'Cap, Black, M', 'Cap, Black, L'],
      ...['Cap, Sand, S', 'Cap, Sand, M', 'Cap, Sand, L'],
    ]);
    const { rows } = await read('cap');
    expect(rows.map(({ variant }) => variant)).toEqual([
      ...['cap', 'cap-black-m', 'cap-black-l', 'cap-sand-s', 'cap-sand-m', 'cap-sand-l'],
    ]);
    expect(rows.at(-1)).toMatchObject({
      values: { priceCents: 900, wasCents: 1_200, weightGrams: 80, sku: '', barcode: '' },
      stock: 0,
    });
    expect(await lastAct()).toMatchObject({
      ...{ act: 'products.set-options', subject: 'cap', outcome: 'done' },
      after: { options: ['Colour: Black, Sand', 'Size: S, M, L'] },
    });
  });

  test('get another name where a variant of the shop has theirs', async () => {
    await run('add', 'mug-red', '--title', 'A red mug', '--price', '5');
    await run('add', 'mug', '--title', 'Mug', '--price', '5');
    await run('set-options', 'mug', 'Colour: Blue, Red');
    expect((await read('mug')).rows.map(({ variant }) => variant)).toEqual(['mug', 'mug-red-2']);
  });

  test('are 2,048 at most, and 2,048 are made', async () => {
    await run('add', 'tile', '--title', 'Tile', '--price', '1');
    const values = (count: number) => Array.from({ length: count }, (_, no) => `N${no}`);
    const options = (count: number) => [
      { name: 'Colour', values: values(32) },
      { name: 'Size', values: values(count) },
    ];
    const many = await call('set-options', { product: 'tile', options: options(65) });
    expect(many).toMatchObject({ status: 422 });
    expect(many.body.detail).toContain('make 2,080 combinations');
    expect((await read('tile')).rows).toHaveLength(1);
    const most = await call('set-options', { product: 'tile', options: options(64) });
    expect([most.status, most.body.made.length]).toEqual([200, 2_047]);
  });
});

describe('options', () => {
  test('are renamed in every variant, withdrawn ones too', async () => {
    await makeBeanie('hat');
    await run('withdraw', 'hat-sand-l');
    const renamed = [
      {
        name: 'Color',
        was: 'Colour',
        values: [{ value: 'Black' }, { value: 'Beige', was: 'Sand' }],
      },
      { name: 'Size', values: ['S', 'M', 'L'] },
    ];
    const { optionsVersion } = await read('hat');
    const answer = await call('set-options', {
      product: 'hat',
      options: renamed,
      seenVersion: optionsVersion,
    });
    expect(answer).toMatchObject({ status: 200, body: { made: [], changed: 6 } });
    expect((await read('hat')).rows.at(-1)).toMatchObject({
      options: [
        ['Color', 'Beige'],
        ['Size', 'L'],
      ],
      isWithdrawn: true,
    });
    const late = await call('set-options', {
      product: 'hat',
      options: renamed,
      seenVersion: optionsVersion,
    });
    expect(late).toMatchObject({ status: 409 });
  });

  test('that lose a value ask first, withdraw what has it, and bring it back', async () => {
    await makeBeanie('scarf');
    const fewer = ['set-options', 'scarf', 'Colour: Black | Size: S, M, L'];
    const asked = await call('set-options', {
      product: 'scarf',
      options: [
        { name: 'Colour', values: ['Black'] },
        { name: 'Size', values: ['S', 'M', 'L'] },
      ],
    });
    expect(asked.body.detail).toContain(
      '3 variants have a value that is removed: take them off sale?',
    );
    expect((await run(...fewer, '--yes')).out).toBe('Saved: 3 variants withdrawn.\n');
    expect(await titles('scarf')).toHaveLength(3);
    const again = await run('set-options', 'scarf', 'Colour: Black, Sand | Size: S, M, L');
    expect(again.out).toBe('Saved: 3 variants put on sale again.\n');
  });

  test.for([
    ['Colour: Black | Colour: Sand', 'is the name of two options'],
    ['A: 1 | B: 2 | C: 3 | D: 4', 'a product has at most 3'],
    ['Colour: Black, Black, Sand', '"Black" is there twice'],
    ['Colour:', '"Colour" has no value'],
    ['Colour', 'such as Colour: Black, Sand'],
    ['Size: S, M, L', 'would be the same for'],
  ])('that cannot be are refused, with nothing written: %s', async ([options = '', problem]) => {
    const before = await makeBeanie('shawl');
    const { code, err } = await run('set-options', 'shawl', options, '--yes');
    expect([code, err]).toEqual([2, expect.stringContaining(problem ?? '')]);
    expect(await read('shawl')).toEqual(before);
  });
});
