import { expect, test } from 'vitest';
import { FORMATS } from '#app/features/catalogue/import/catalogue-format.ts';
import { catalogueWriters } from '#app/features/catalogue/import/write-catalogue.ts';
import { wholeProduct } from '#tests/catalogue/product-fixtures.ts';
import { readCatalogue } from './read-catalogue.server.ts';
import { trackPosition } from './read-parts.server.ts';

const ROWS = 400;

test.each(FORMATS)(
  'of %s it is where the row is that was read last, not what was read ahead',
  async (format) => {
    const products = Array.from({ length: ROWS }, (_, index) => {
      const id = `product-${index}`;
      return wholeProduct({ id, variant: id, title: 'Lamp '.repeat(60).trim() });
    });
    const { begin, end, write } = catalogueWriters[format];
    const file = new TextEncoder().encode(`${begin}${write(products, true)}${end}`);
    async function* readWhole() {
      yield file;
    }
    const position = trackPosition(readWhole());
    let row = 0;
    for await (const read of readCatalogue(position.slices(), format)) {
      expect(read).toHaveProperty('row');
      row += 1;
      expect(Math.abs(position.takenBytes() / file.length - row / ROWS)).toBeLessThan(0.05);
    }
    expect(row).toBe(ROWS);
    expect(position.takenBytes()).toBe(file.length);
  },
);
