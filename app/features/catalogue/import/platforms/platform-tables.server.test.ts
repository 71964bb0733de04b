/** Exports of other shops, read as they are. */
import { describe, expect, test } from 'vitest';
import {
  type CatalogueRow,
  describeProblem,
} from '#app/features/catalogue/import/catalogue-row.ts';
import { readCatalogue } from '#app/features/catalogue/import/read-catalogue.server.ts';

async function read(...lines: string[]) {
  const rows: Partial<CatalogueRow>[] = [];
  const problems: string[] = [];
  const leftOut: string[] = [];
  async function* bytes() {
    yield Buffer.from(`${lines.join('\n')}\n`);
  }
  const onLeftOut = (what: string, { line }: { line: number }) => leftOut.push(`${line} ${what}`);
  for await (const judged of readCatalogue(bytes(), 'csv', { onLeftOut })) {
    if ('row' in judged) rows.push(judged.row);
    else problems.push(...judged.problems.map(describeProblem));
  }
  return { rows, problems, leftOut };
}

describe("Shopify's product CSV", () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Image Src,Image Position,Variant Image,Status,Variant Compare At Price,Variant Barcode,Variant Grams';

  test('is a variant for each of its rows, with all pictures of the product', async () => {
    const { rows, problems, leftOut } = await read(
      header,
      'linen-shirt,Linen Shirt,"<p>Cool.</p><ul><li>Washed</li></ul>",Acme,Apparel & Accessories > Clothing > Shirts,,summer,TRUE,Colour,Sand,Size,M,S-1,39.90,https://cdn.example/2.jpg,2,https://cdn.example/sand.jpg,active,49.90,4006381333931,250',
      'linen-shirt,,,,,,,,,Deep Blue,,L,S-2,42.00,https://cdn.example/1.jpg,1,,,,4006381333930,0',
      'linen-shirt,,,,,,,,,,,,,,https://cdn.example/3.jpg,3,,,,,',
      'mug,Mug,,Acme,,Kitchen,,true,Title,Default Title,,,,12,,,,active,,,',
    );
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      {
        ...{ id: 'linen-shirt', variant: 'linen-shirt-sand-m', title: 'Linen Shirt' },
        options: [
          ['Colour', 'Sand'],
          ['Size', 'M'],
        ],
        ...{ priceCents: 3990, category: 'Shirts', description: 'Cool.\n\n- Washed', rating: null },
        ...{
          wasCents: 4990,
          brand: 'Acme',
          sku: 'S-1',
          barcode: '4006381333931',
          weightGrams: 250,
        },
        image: 'https://cdn.example/sand.jpg',
        images: 'https://cdn.example/1.jpg\nhttps://cdn.example/2.jpg\nhttps://cdn.example/3.jpg',
      },
      {
        ...{ variant: 'linen-shirt-deep-blue-l', title: 'Linen Shirt' },
        ...{ wasCents: 0, brand: 'Acme', sku: 'S-2', barcode: '', weightGrams: 0 },
        options: [
          ['Colour', 'Deep Blue'],
          ['Size', 'L'],
        ],
        ...{
          priceCents: 4200,
          image: 'https://cdn.example/1.jpg',
          description: 'Cool.\n\n- Washed',
        },
      },
      { id: 'mug', variant: 'mug', title: 'Mug', priceCents: 1200, category: 'Kitchen', image: '' },
    ]);
    expect(leftOut).toEqual([
      expect.stringMatching(/^2 .*the tags of a product/),
      expect.stringMatching(/^3 a barcode that 4006381333930 ends with 0/),
    ]);
  });

  test('leaves out drafts and what is not published, and says so', async () => {
    const { rows, leftOut } = await read(
      'Handle,Title,Published,Variant Price,Status',
      'a,A,true,5,draft',
      'b,B,false,5,active',
      'c,C,true,5,active',
    );
    expect(rows).toMatchObject([{ id: 'c' }]);
    expect(leftOut).toEqual([
      '2 a product whose status is draft',
      '3 a product that is not published',
    ]);
  });

  test('may have the newer names of the columns', async () => {
    const { rows } = await read(
      'Title,URL handle,Description,Type,Published on online store,Status,Option1 name,Option1 value,Price,Product image URL,Image position',
      'Mug,mug,<p>Big.</p>,Kitchen,TRUE,Active,Colour,Red,12.50,https://cdn.example/m.jpg,1',
    );
    expect(rows).toMatchObject([
      {
        ...{ id: 'mug', variant: 'mug-red', title: 'Mug', priceCents: 1250 },
        options: [['Colour', 'Red']],
        ...{ image: 'https://cdn.example/m.jpg', description: 'Big.', category: 'Kitchen' },
      },
    ]);
  });

  test('says which line has a price that cannot be read', async () => {
    const { problems } = await read('Handle,Title,Variant Price', 'a,A,5', 'b,B,', 'c,C,€ 5');
    expect(problems).toEqual([
      expect.stringMatching(/^line 3, price: is empty/),
      expect.stringMatching(/^line 4, price: "€ 5" is an amount in another currency \(Euro\)/),
    ]);
  });
});

describe("WooCommerce's product CSV", () => {
  const header =
    'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Sale price,Regular price,Categories,Images,Parent,Stock,Attribute 1 name,Attribute 1 value(s)';

  test('is a variant for each product, and for each variation of one', async () => {
    const { rows, problems, leftOut } = await read(
      header,
      '44,variable,hoodie,Hoodie &amp; Hood,1,visible,Warm.,"<p>Very\\nwarm.</p>",,,"Clothing > Hoodies, Sale","https://shop.example/1.jpg, https://shop.example/2.jpg",,,Colour,"Red, Blue"',
      '45,simple,,Mug,1,visible,Holds tea.,,9.50,12,Kitchen,,,7,,',
      '46,variation,hoodie-red,Hoodie & Hood,1,visible,,,,45,,https://shop.example/red.jpg,id:44,,Colour,Red',
      '47,variation,,Hoodie - Blue,1,visible,,,,45,,,hoodie,,Colour,Blue',
    );
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      {
        ...{ id: '45', variant: '45', title: 'Mug', priceCents: 950, category: 'Kitchen' },
        ...{ description: 'Holds tea.', image: '', rating: null, stock: 7 },
      },
      {
        ...{ id: 'hoodie', variant: 'hoodie-red', title: 'Hoodie & Hood', priceCents: 4500 },
        options: [['Colour', 'Red']],
        ...{
          category: 'Hoodies',
          description: 'Very warm.',
          image: 'https://shop.example/red.jpg',
        },
        images: 'https://shop.example/1.jpg\nhttps://shop.example/2.jpg',
      },
      {
        ...{ id: 'hoodie', variant: '47', title: 'Hoodie & Hood', options: [['Colour', 'Blue']] },
        image: 'https://shop.example/1.jpg',
      },
    ]);
    expect(leftOut).toEqual([]);
  });

  test('has a variant for each value of an attribute that a variation leaves empty', async () => {
    const { rows, leftOut } = await read(
      `${header},Attribute 2 name,Attribute 2 value(s)`,
      '1,variable,tee,Tee,1,visible,,,,,,,,,Colour,"Red, Blue",Size,"S, M"',
      '2,variation,tee-red,Tee,1,visible,,,,20,,,tee,4,Colour,Red,Size,',
      '3,variation,tee-blue-s,Tee,1,visible,,,,20,,,tee,4,Colour,Blue,Size,S',
      '4,variation,tee-red-m,Tee,1,visible,,,,25,,,tee,4,Colour,Red,Size,M',
    );
    const options = (colour: string, size: string) => [
      ['Colour', colour],
      ['Size', size],
    ];
    expect(rows).toMatchObject([
      { variant: 'tee-red', options: options('Red', 'S'), stock: null },
      { variant: 'tee-red-red-m', options: options('Red', 'M'), stock: null },
      { variant: 'tee-blue-s', options: options('Blue', 'S'), stock: 4 },
    ]);
    expect(leftOut).toEqual([
      expect.stringMatching(/^3 the stock that the variations of a product share/),
      expect.stringMatching(/^3 the stock/),
      '5 a variation whose attributes are those of another above it',
    ]);
  });

  test('leaves out what is not for sale, and says so', async () => {
    const { rows, leftOut, problems } = await read(
      header,
      '1,simple,,Draft,-1,visible,,,,5,,,,,,',
      '2,simple,,Hidden,1,hidden,,,,5,,,,,,',
      '3,grouped,,Set,1,visible,,,,,,,,,,',
      '4,"variable, downloadable",,Old,0,visible,,,,,,,,,,',
      '5,variation,,Old - Red,1,visible,,,,5,,,id:4,,,',
      '6,variation,,Lost,1,visible,,,,5,,,id:99,,,',
    );
    expect(rows).toEqual([]);
    expect(leftOut).toEqual([
      '2 a product that is not published',
      '3 a product that is hidden',
      '4 a product of the type grouped',
      '5 a product that is not published',
      '6 a variation of a product that is left out',
    ]);
    expect(problems).toEqual([
      'line 7, parent: is a variation of "id:99", which does not stand above it: export both',
    ]);
  });

  test('has a reduced price only while it is valid', async () => {
    const { rows } = await read(
      'ID,Type,SKU,Name,Date sale price starts,Date sale price ends,Sale price,Regular price,Brands,"GTIN, UPC, EAN, or ISBN",Weight (kg)',
      '1,simple,,Over,2001-01-01,2001-02-01,5,10,,,',
      '2,simple,N-1,Now,2001-01-01,9999-01-01,5,10,Acme,96385074,"0,25"',
      '3,simple,,Soon,9999-01-01,,5,10,,,',
    );
    expect(rows.map(({ priceCents, wasCents }) => [priceCents, wasCents])).toEqual([
      [1000, 0],
      [500, 1000],
      [1000, 0],
    ]);
    expect(rows[1]).toMatchObject({
      ...{ brand: 'Acme', sku: 'N-1', barcode: '96385074', weightGrams: 250 },
    });
  });
});

describe("WooCommerce's product CSV in another language", () => {
  const row = '1,simple,L-1,Lampe,1,visible,Hell.,,"39,90",Wohnen > Licht,';
  test.for([
    [
      'German',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Sichtbarkeit im Katalog,Beschreibung,Angebotspreis,Regulärer Preis,Kategorien,Bilder',
    ],
    [
      'French',
      'ID,Type,UGS,Nom,Publié,Visibilité dans le catalogue,Description,Tarif promo,Tarif régulier,Catégories,Images',
    ],
    [
      'Spanish',
      'ID,Tipo,SKU,Nombre,Publicado,Visibilidad en el catálogo,Descripción,Precio rebajado,Precio normal,Categorías,Imágenes',
    ],
  ])('is read as in English: %s', async ([, header = '']) => {
    const { rows, problems, leftOut } = await read(header, row);
    expect(problems).toEqual([]);
    expect(leftOut).toEqual([]);
    expect(rows).toMatchObject([
      {
        ...{ id: 'L-1', variant: 'L-1', title: 'Lampe', priceCents: 3990, description: 'Hell.' },
        category: 'Licht',
      },
    ]);
  });

  test.for([
    [
      'German',
      'ID,Typ,Artikelnummer,Name,Regulärer Preis,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
    ],
    [
      'French',
      'ID,Type,UGS,Nom,Tarif régulier,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1',
    ],
    [
      'Spanish',
      'ID,Tipo,SKU,Nombre,Precio normal,Superior,Nombre del atributo 1,Valor(es) del atributo 1',
    ],
  ])('has variations: %s', async ([, header = '']) => {
    const { rows } = await read(
      header,
      '1,variable,L,Lampe,,,Farbe,"Rot, Blau"',
      '2,variation,L-R,,12,L,Farbe,Rot',
    );
    expect(rows).toMatchObject([
      { id: 'L', variant: 'L-R', title: 'Lampe', options: [['Farbe', 'Rot']] },
    ]);
  });
});
