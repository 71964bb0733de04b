import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueRow } from '#tests/catalogue/product-fixtures.ts';
import { readRow } from './read-row.ts';

const cells = { id: '1', title: 'Lamp', price: '19.90', rating: '4', image: '' };

function problemOf(change: Record<string, unknown>) {
  const read = readRow({ ...cells, ...change });
  return read.ok ? null : read.refusal;
}

describe('a row', () => {
  test('needs an id; what it does not say is null', () => {
    expect(readRow(cells)).toEqual({
      ok: true,
      value: catalogueRow('1', { title: 'Lamp', priceCents: 1_990, rating: 4, image: '' }),
    });
    expect(readRow(cells)).toMatchObject({
      value: { variant: null, description: null, category: null, position: null },
    });
    const { id: _, ...without } = cells;
    expect(readRow(without)).toMatchObject({ refusal: [{ field: 'id' }] });
    expect(readRow({ id: '1', price: '5' })).toMatchObject({
      value: { id: '1', priceCents: 500, title: null, rating: null, image: null },
    });
  });

  test('may have several pictures, of which the first is the one of cards', () => {
    const several = ' a.jpg | https://example.com/b.jpg\nc.jpg\r\n\nc.jpg ';
    expect(readRow({ ...cells, images: several })).toMatchObject({
      value: { image: 'a.jpg', images: 'https://example.com/b.jpg\nc.jpg' },
    });
    expect(readRow({ ...cells, image: 'c.jpg', images: several })).toMatchObject({
      value: { image: 'c.jpg', images: 'a.jpg\nhttps://example.com/b.jpg' },
    });
    expect(readRow({ id: '1', images: ['a.jpg', 'b.jpg'] })).toMatchObject({
      value: { image: 'a.jpg', images: 'b.jpg' },
    });
    expect(readRow({ ...cells, image: 'a.jpg', images: '' })).toMatchObject({
      value: { image: 'a.jpg', images: '' },
    });
  });

  test('has no stars while it is not rated', () => {
    expect(readRow({ ...cells, rating: ' ' })).toMatchObject({ value: { rating: 0 } });
  });

  test('may say its variant, description, category and position', () => {
    const more = {
      variant: 'lamp-red',
      description: 'Red.\r\nBig.\n',
      category: ' Home ',
      position: '7',
    };
    expect(readRow({ ...cells, ...more })).toMatchObject({
      value: { variant: 'lamp-red', description: 'Red.\nBig.', category: 'Home', position: 7 },
    });
  });

  test('empties a description and a category that it has, and leaves out an empty variant', () => {
    const more = { variant: '', description: '', category: '', position: '' };
    expect(readRow({ ...cells, ...more })).toMatchObject({
      value: { variant: null, description: '', category: '', position: null },
    });
  });

  test('has its title on one line, as a card shows it', () => {
    expect(readRow({ ...cells, title: ' Lamp,\r\n  red\u00a0 ' })).toMatchObject({
      value: { title: 'Lamp, red' },
    });
  });

  test('lists all that is wrong with it, each field once', () => {
    expect(problemOf({ id: '', price: 'free', rating: '11' })).toMatchObject([
      { field: 'id', problem: expect.stringContaining('is empty') },
      { field: 'price', problem: expect.stringContaining('"free" is no price') },
      { field: 'rating', problem: expect.stringContaining('from 0 to 10') },
    ]);
  });
});

describe.for([
  ['id', '1.23457E+11', 'format the column as text'],
  ['variant', '1,23457E+11', 'format the column as text'],
  ['id', '..', 'dots alone'],
  ['id', 'lamp.data', 'ends in .data'],
  ['variant', 'lamp.data', 'ends in .data'],
  ['category', '..', 'dots alone'],
  ['category', 'Big.data', 'ends in .data'],
  ['id', 'x'.repeat(181), 'the most is 180'],
  ['title', ' \n ', 'is empty'],
  ['title', 'Caf\uFFFD', 'save the file as UTF-8'],
  ['title', 'broken \ud800 pair', 'save the file as UTF-8'],
  ['title', 'bell \x07', 'U+0007'],
  ['title', 'nul \0', 'U+0000'],
  ['title', { en: 'Lamp' }, 'neither text nor a number'],
  ['title', ['Lamp'], 'neither text nor a number'],
  ['rating', '4.5', 'from 0 to 10'],
  ['rating', '-1', 'from 0 to 10'],
  ['rating', true, 'neither text nor a number'],
  ['position', '1.5', 'or leave it empty'],
  ['position', '900000001', 'or leave it empty'],
  ['image', 'http://example.com/a.png', 'https addresses only'],
  ['image', 'data:image/png;base64,AA', 'is no https address'],
  ['image', 'https://', 'is no address'],
  ['images', 'a.jpg|http://example.com/a.png', '"http://example.com/a.png" begins with http'],
  ['images', Array.from({ length: 21 }, (_, index) => `${index}.jpg`), 'the most is 20'],
  ['images', [1], 'neither text nor a number'],
  ['title', null, 'is empty'],
  ['colour', 'red', 'is not known'],
] as const)('%s %j', ([field, value, problem]) => {
  test(`is refused: ${problem}`, () => {
    expect(problemOf({ [field]: value })).toEqual([
      { field, problem: expect.stringContaining(problem) },
    ]);
  });
});

test.for(['0', '10', '7', ' 5 ', '4.0', '4,00'])('a rating may be %j', (rating) => {
  expect(readRow({ ...cells, rating })).toMatchObject({
    value: { rating: Number.parseInt(rating, 10) },
  });
});

test.for(['https://example.com/a.png', 'pictures/a b.jpg', '/pictures/book-640.webp', ''])(
  'an image may be %j',
  (image) => {
    expect(readRow({ ...cells, image })).toMatchObject({ value: { image } });
  },
);

test('any cells are read or refused with a field and a reason, and never thrown at', () => {
  const anything = fc.dictionary(
    fc.constantFrom(...Object.keys(cells), 'variant', 'more'),
    fc.anything(),
  );
  fc.assert(
    fc.property(anything, (some) => {
      const read = readRow({ ...cells, ...some });
      if (!read.ok) expect(read.refusal.every(({ problem }) => problem !== '')).toBe(true);
    }),
  );
});
