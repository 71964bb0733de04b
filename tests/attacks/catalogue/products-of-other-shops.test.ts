/** What another shop has exported comes in whole: no stock is lost in silence, no product for a picture. */
import { describe, expect, test } from 'vitest';
import { createLeftOut } from '#app/features/catalogue/import/left-out.ts';
import { createImportPicture } from '#app/features/catalogue/import/pictures/import-pictures.server.ts';
import { describeProblem } from '#app/features/catalogue/import/read/catalogue-row.ts';
import { readParts } from '#app/features/catalogue/import/read/read-parts.server.ts';

/** An import into a shop that shows pictures of `hosts`. */
async function importOf(lines: readonly string[], hosts: readonly string[] = []) {
  async function* bytes() {
    yield Buffer.from(lines.join('\n'));
  }
  const leftOut = createLeftOut();
  const problems: string[] = [];
  const parts = readParts(bytes(), {
    ...{ format: 'csv', encoding: undefined, sizeBytes: null, skipInvalid: true },
    importPicture: createImportPicture(
      { from: null, to: '/tmp' },
      { pictureHosts: hosts, fetchesPictures: false, findFetched: async () => null, dryRun: true },
    ),
    onProblem: (problem) => problems.push(describeProblem(problem)),
    onProgress: () => {},
    onLeftOut: leftOut.add,
    onSmallPicture: () => {},
  });
  const rows: { id: string; variant: string | null; stock: number | null; image: string | null }[] =
    [];
  for await (const part of parts) {
    if (!('rows' in part)) continue;
    for (const { row } of part.rows) rows.push(row);
  }
  const stock = rows.map((row) => [row.variant, row.stock]);
  return { rows, stock, problems, leftOut: leftOut.describe() };
}

/** The header of the sample that Shopify's help offers, as far as anything depends on it. */
const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Image Position,Status';
const NEW_SHOPIFY =
  'Title,URL handle,Description,Published on online store,Status,Option1 name,Option1 value,Price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL';

describe("Shopify's stock", () => {
  test('is taken, also where there is none, and what was sold beyond it is none', async () => {
    const { stock, problems } = await importOf([
      SHOPIFY,
      'shirt,Shirt,,Acme,,TRUE,Size,S,,shopify,19,deny,5,,,active',
      'shirt,,,,,,,M,,shopify,0,deny,5,,,',
      'shirt,,,,,,,L,,shopify,-2,deny,5,,,',
    ]);
    expect(problems).toEqual([]);
    expect(stock).toEqual([
      ['shirt-s', 19],
      ['shirt-m', 0],
      ['shirt-l', 0],
    ]);
  });

  test('is not counted where Shopify does not count, or sells on without any, which is said first', async () => {
    const { stock, leftOut } = await importOf([
      SHOPIFY,
      'card,Gift card,,Acme,,TRUE,,,,,0,deny,5,,,active',
      'mug,Mug,,Acme,,TRUE,,,,shopify,3,continue,5,,,active',
    ]);
    expect(stock).toEqual([
      ['card', null],
      ['mug', null],
    ]);
    expect(leftOut).toEqual([
      expect.stringMatching(/^Left out: the stock of what is sold on .*, on line 3$/),
    ]);
  });

  test('has newer names too', async () => {
    const { stock } = await importOf([
      NEW_SHOPIFY,
      'Mug,mug,,TRUE,Active,Colour,Red,12.50,shopify,4,DENY,',
      ',mug,,,,,Blue,12.50,shopify,4,CONTINUE,',
    ]);
    expect(stock).toEqual([
      ['mug-red', 4],
      ['mug-blue', null],
    ]);
  });

  test('that the file does not say is said first', async () => {
    const { leftOut } = await importOf([
      'Handle,Title,Vendor,Variant Inventory Tracker,Variant Price',
      'mug,Mug,Acme,shopify,5',
    ]);
    expect(leftOut[0]).toMatch(/^Left out: the stock of what Shopify counts, since the file/);
  });
});

describe("WooCommerce's stock", () => {
  const HEADER =
    'ID,Type,SKU,Name,In stock?,Stock,Backorders allowed?,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)';

  test('is taken, also where there is none', async () => {
    const { stock, leftOut } = await importOf([
      HEADER,
      '1,simple,mug,Mug,1,7,0,5,,,',
      '2,simple,cup,Cup,0,0,0,5,,,',
      '3,simple,jug,Jug,0,,0,5,,,',
      '4,simple,pot,Pot,1,,0,5,,,',
    ]);
    expect(stock).toEqual([
      ['mug', 7],
      ['cup', 0],
      ['jug', 0],
      ['pot', null],
    ]);
    expect(leftOut).toEqual([]);
  });

  test('that is sold on without any, or that variations share, is said first', async () => {
    const { stock, leftOut } = await importOf([
      HEADER,
      '1,simple,mug,Mug,1,7,notify,5,,,',
      '2,variable,hat,Hat,1,9,0,,,Size,"S, M"',
      '3,variation,hat-s,Hat,1,,0,5,hat,Size,S',
      '4,variation,hat-m,Hat,1,2,0,5,hat,Size,M',
    ]);
    expect(stock).toEqual([
      ['mug', null],
      ['hat-s', null],
      ['hat-m', 2],
    ]);
    expect(leftOut).toEqual([
      expect.stringMatching(/^Left out: the stock of what is sold on .*, on line 2$/),
      expect.stringMatching(/^Left out: the stock that the variations .*, on line 4$/),
    ]);
  });

  test('is read in German, French and Spanish', async () => {
    for (const header of [
      'ID,Typ,Artikelnummer,Name,Vorrätig?,Bestand,Lieferrückstände erlaubt?,Regulärer Preis',
      'ID,Type,UGS,Nom,En stock ?,Stock,Autoriser les commandes de produits en rupture ?,Tarif régulier',
      'ID,Tipo,SKU,Nombre,¿Existencias?,Inventario,¿Permitir reservas de productos agotados?,Precio normal',
    ]) {
      const { stock, leftOut } = await importOf([header, '1,simple,mug,Mug,1,7,0,5']);
      expect([stock, leftOut]).toEqual([[['mug', 7]], []]);
    }
  });
});

describe('a picture', () => {
  test('at a host that the shop does not show is left out: each host is said once, with what to do', async () => {
    const { rows, problems, leftOut } = await importOf(
      [
        SHOPIFY,
        'shirt,Shirt,,,,TRUE,,,,,,deny,5,https://burst.shopifycdn.com/1.jpg,1,active',
        'shirt,,,,,,,,,,,,,https://burst.shopifycdn.com/2.jpg,2,',
        'mug,Mug,,,,TRUE,,,,,,deny,5,https://cdn.shopify.com/m.jpg,1,active',
        'cup,Cup,,,,TRUE,,,,,,deny,5,https://known.example/c.jpg,1,active',
      ],
      ['known.example'],
    );
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      { variant: 'shirt', image: null },
      { variant: 'mug', image: null },
      { variant: 'cup', image: 'https://known.example/c.jpg' },
    ]);
    expect(leftOut).toHaveLength(2);
    expect(leftOut[0]).toMatch(
      /^Left out \d times: a picture that is at burst\.shopifycdn\.com, which PICTURE_HOSTS does not name: import the file with --fetch-pictures, or add the host/,
    );
    expect(leftOut[1]).toMatch(/is at cdn\.shopify\.com, which PICTURE_HOSTS does not name/);
  });

  test.for(['http://shop.example/a.jpg', 'https://', 'data:image/png;base64,AA', 'lamp.jpg'])(
    'that cannot be shown is no reason to refuse its product: %s',
    async (image) => {
      const file = ['id,title,price,image', `lamp,Lamp,5,"${image}"`];
      const { rows, problems, leftOut } = await importOf(file);
      expect(problems).toEqual([]);
      expect(rows).toMatchObject([{ id: 'lamp', image: null }]);
      expect(leftOut).toEqual([expect.stringMatching(/^Left out: a picture that .*, on line 2$/)]);
    },
  );
});
