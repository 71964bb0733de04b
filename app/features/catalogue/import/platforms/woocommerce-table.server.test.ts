/** WooCommerce's exports, read as they are. */
import { describe, expect, test } from 'vitest';
import { readPlatformFile as read } from '#tests/catalogue/read-platform-file.ts';

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
          description: 'Warm.\n\nVery warm.',
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

  test('has what is hidden as withdrawn; names what this shop does not sell', async () => {
    const { rows, leftOut, problems } = await read(
      header,
      '1,simple,,Draft,-1,visible,,,,5,,,,,,',
      '2,simple,,Hidden,1,hidden,,,,5,,,,,,',
      '3,grouped,,Set,1,visible,,,,,,,,,,',
      '4,"simple, downloadable, virtual",,Song,1,visible,,,,5,,,,,,',
      '5,variable,,Old,0,visible,,,,,,,,,,',
      '6,variation,,Old - Red,1,visible,,,,5,,,id:5,,,',
      '7,external,,Elsewhere,1,visible,,,,5,,,,,,',
      '8,simple,,Ask us,1,visible,,,,,,,,,,',
      '9,variable,,Empty,1,visible,,,,,,,,,,',
      '10,bundle,,Bundle,1,visible,,,,5,,,,,,',
      '11,variation,,Bundle - Red,1,visible,,,,5,,,id:10,,,',
      '12,variation,,Lost,1,visible,,,,5,,,id:99,,,',
      '13,"simple, virtual",,Advice,1,visible,,,,5,,,,,,',
    );
    expect(rows.map(({ title, withdrawn }) => [title, withdrawn])).toEqual([
      ['Draft', 1],
      ['Hidden', 1],
      ['Old', 1],
      ['Advice', 0],
    ]);
    expect(leftOut).toEqual([
      expect.stringMatching(
        /^2 from what is on sale, a product that is not published: .*\(Draft\)$/,
      ),
      expect.stringMatching(/^3 from what is on sale, a product that is hidden: .*\(Hidden\)$/),
      '4 a group of products, which are sold one by one here (Set)',
      '5 a download, which this shop does not deliver (Song)',
      expect.stringMatching(/^6 from what is on sale, a product that is not published: .*\(Old\)$/),
      '8 a product that another shop sells (external) (Elsewhere)',
      '9 a product without a price (Ask us)',
      '11 a product of the type bundle (Bundle)',
      '12 a variation of a product that is left out (Bundle - Red)',
      '10 a product without variations (Empty)',
    ]);
    expect(problems).toEqual([
      'line 13, parent: is a variation of "id:99", which does not stand above it: export both',
    ]);
  });

  test('says in the description what the shop shows beside it', async () => {
    const { rows } = await read(
      `${header},Length (in),Width (in),Height (in),Attribute 2 name,Attribute 2 value(s)`,
      '1,simple,cap,Cap,1,visible,Light.,<p>A cap.</p>,,20,,,,,Colour,Gray,8,6.50,4,Made of,"Cotton, Wool"',
      '2,variable,tee,Tee,1,visible,,Soft.,,,,,,,Colour,"Red, Blue",,,,Made of,Cotton',
      '3,variation,tee-red,Tee,1,visible,,As red as it gets.,,20,,,tee,,Colour,Red,,,,,',
    );
    expect(rows.map(({ description }) => description)).toEqual([
      'Light.\n\nA cap.\n\n- Colour: Gray\n- Made of: Cotton, Wool\n- Dimensions: 8 × 6.5 × 4 in',
      'As red as it gets.\n\nSoft.\n\n- Made of: Cotton',
    ]);
  });

  test('keeps what Yoast SEO or Rank Math say to search engines, but for what they fill in', async () => {
    const { rows, leftOut } = await read(
      'ID,Type,SKU,Name,Regular price,Tax status,Meta: _yoast_wpseo_title,Meta: _yoast_wpseo_metadesc,Meta: rank_math_title',
      '1,simple,a,A,5,taxable,A | Shop,All of A.,',
      '2,simple,b,B,5,taxable,%%title%% %%sep%% %%sitename%%,,B for you',
    );
    expect(rows.map(({ metaTitle, metaDescription }) => [metaTitle, metaDescription])).toEqual([
      ['A | Shop', 'All of A.'],
      ['', ''],
    ]);
    expect(leftOut).toEqual([]);
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
