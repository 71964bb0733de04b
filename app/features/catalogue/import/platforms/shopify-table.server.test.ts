/** Shopify's exports, read as they are. */
import { describe, expect, test } from 'vitest';
import { readPlatformFile as read } from '#tests/catalogue/read-platform-file.ts';

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
      expect.stringMatching(/^2 from the pages of the shop, the tags of a product/),
      expect.stringMatching(/^3 a barcode that 4006381333930 ends with 0/),
    ]);
  });

  test('has drafts, archived and unpublished products as withdrawn; a gift card is refused by its name', async () => {
    const { rows, leftOut } = await read(
      'Handle,Title,Published,Variant Price,Gift Card,Status',
      'a,A,true,5,false,draft',
      'b,B,false,5,false,active',
      'c,C,true,5,,active',
      'd,D,true,5,false,archived',
      'e,E,true,,false,draft',
      'f,For you,true,25,true,active',
      'f,,,50,,',
    );
    expect(rows.map(({ id, withdrawn }) => [id, withdrawn])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 0],
      ['d', 1],
    ]);
    expect(leftOut).toEqual([
      expect.stringMatching(/^2 from what is on sale, a product whose status is draft: .* \(A\)$/),
      expect.stringMatching(/^3 from what is on sale, a product that is not published: .* \(B\)$/),
      expect.stringMatching(/^5 from what is on sale, a product whose status is archived/),
      '6 a product whose status is draft, and has no price (E)',
      '7 a gift card, which this shop does not sell (For you)',
    ]);
  });

  test('keeps what pictures show, what search engines read, and where the page was', async () => {
    const { rows, leftOut } = await read(
      'Handle,Title,Variant Price,Image Src,Image Position,Image Alt Text,SEO Title,SEO Description,Variant Requires Shipping,Variant Fulfillment Service',
      'tee,Tee,20,https://cdn.example/b.jpg,2,"Its back: plain",Tee | Shop,Of cotton.,true,manual',
      'tee,,,https://cdn.example/a.jpg,1,Its front | logo,,,,',
      'tee,,,https://cdn.example/c.jpg,3,,,,,',
    );
    expect(rows).toMatchObject([
      {
        altTexts: [
          ['https://cdn.example/b.jpg', 'Its back: plain'],
          ['https://cdn.example/a.jpg', 'Its front | logo'],
        ],
        ...{ metaTitle: 'Tee | Shop', metaDescription: 'Of cotton.', oldPaths: '/products/tee' },
      },
    ]);
    expect(leftOut).toEqual([]);
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

  test('has a variant for each value, also where their letters and digits are the same', async () => {
    const { rows, problems } = await read(
      'Handle,Title,Option1 Name,Option1 Value,Variant Price',
      'lens,Lens,Strength,+1.00,5',
      'lens,,,-1.00,5',
      'lens,,,±,5',
    );
    expect(problems).toEqual([]);
    expect(rows.map(({ variant }) => variant)).toEqual(['lens-1-00', 'lens-1-00-2', 'lens-']);
  });

  test('says which line has a price that cannot be read', async () => {
    const { problems } = await read('Handle,Title,Variant Price', 'a,A,5', 'b,B,', 'c,C,€ 5');
    expect(problems).toEqual([
      expect.stringMatching(/^line 3, price: is empty/),
      expect.stringMatching(/^line 4, price: "€ 5" is an amount in another currency \(Euro\)/),
    ]);
  });

  test('of thousands of described pictures of one product is read as fast as of several products', async () => {
    const rows = Array.from(
      { length: 4_000 },
      (_, no) => `a,${no === 0 ? 'A' : ''},${no},5,https://cdn.example/${no}.jpg,Picture ${no}`,
    );
    const header = 'Handle,Title,Option1 Value,Variant Price,Image Src,Image Alt Text';
    const { rows: variants, problems } = await read(header, ...rows);
    expect([variants.length, problems]).toEqual([4_000, []]);
    expect(variants[0]?.altTexts).toHaveLength(20);
  });
});
