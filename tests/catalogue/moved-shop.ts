/** A shop of 80 products and 600 variants, and its export as Shopify and WooCommerce write it. */
import { csvHeader, csvRows } from '#app/shared/csv-file.ts';

type MovedVariant = {
  options: [name: string, value: string][];
  price: string;
  /** Before it was reduced; empty for none. */
  was: string;
  sku: string;
  /** Of its colour; empty where it has none of its own. */
  picture: string;
};

export type MovedProduct = {
  handle: string;
  title: string;
  html: string;
  text: string;
  brand: string;
  /** In their order, the first is that of cards; with what they show. */
  pictures: { address: string; alt: string }[];
  variants: MovedVariant[];
};

const COLOURS = ['Sand', 'Deep Blue', 'Black/White', 'Écru'];
const SIZES = ['S', 'M', 'L', 'X/L'];

/** How many colours and sizes the products have in turn: 1, 4, 9 and 16 variants, 600 in 80 products. */
const SHAPES = [
  [0, 0],
  [0, 4],
  [3, 3],
  [4, 4],
] as const;

function variantsOf(handle: string, no: number): MovedVariant[] {
  const [colours, sizes] = SHAPES[no % SHAPES.length] ?? [0, 0];
  const all: MovedVariant[] = [];
  for (const colour of colours === 0 ? [''] : COLOURS.slice(0, colours)) {
    for (const size of sizes === 0 ? [''] : SIZES.slice(0, sizes)) {
      const options: [string, string][] = [];
      if (colour !== '') options.push(['Colour', colour]);
      if (size !== '') options.push(['Size: EU', size]);
      // Of one colour they cost the same.
      const price = 10 + (no % 7) + COLOURS.indexOf(colour);
      all.push({
        options,
        price: `${price}.50`,
        was: no % 3 === 0 ? `${price + 5}.00` : '',
        sku: `${handle}-${all.length}`,
        picture: colour === '' ? '' : pictureOf(handle, COLOURS.indexOf(colour)),
      });
    }
  }
  return all;
}

const pictureOf = (handle: string, no: number) => `https://cdn.example/${handle}_${no}.jpg?v=1`;

export const MOVED_SHOP: readonly MovedProduct[] = Array.from({ length: 80 }, (_, no) => {
  const handle = `thing-no-${no}`;
  return {
    ...{ handle, title: `Thing “No ${no}” & more`, brand: `Maker ${no % 5}` },
    html: `<p>Of <b>wool</b>, no ${no}.</p><ul><li>Warm</li><li>Soft &amp; light</li></ul>`,
    text: `Of wool, no ${no}.\n\n- Warm\n- Soft & light`,
    pictures: Array.from({ length: 5 }, (__, at) => ({
      address: pictureOf(handle, at),
      alt: at === 1 ? '' : `Thing ${no} | view: ${at}`,
    })),
    variants: variantsOf(handle, no),
  };
});

function toCsv(columns: readonly string[], rows: readonly Record<string, string>[]): string {
  return (
    csvHeader([...columns]) + csvRows(rows.map((row) => columns.map((name) => row[name] ?? '')))
  );
}

/** Extra pictures in rows of their own, each row with the next one; names of options in the first row alone. */
export function asShopifyExport(products: readonly MovedProduct[]): string {
  const rows = products.flatMap((product) => {
    const { variants, pictures } = product;
    return Array.from({ length: Math.max(variants.length, pictures.length) }, (_, at) => {
      const variant = variants[at];
      // The file has them in another order than the page.
      const place = (at + 2) % pictures.length;
      const picture = at < pictures.length ? pictures[place] : undefined;
      const isPlain = variant?.options.length === 0;
      return {
        Handle: product.handle,
        ...(at === 0 && {
          ...{ Title: product.title, 'Body (HTML)': product.html, Vendor: product.brand },
          ...{ Published: 'true', 'Gift Card': 'false', Status: 'active' },
          ...{ 'SEO Title': `${product.title} | Shop`, 'SEO Description': 'All of it.' },
          'Option1 Name': isPlain ? 'Title' : (variant?.options[0]?.[0] ?? ''),
          'Option2 Name': variant?.options[1]?.[0] ?? '',
        }),
        ...(variant && {
          'Option1 Value': isPlain ? 'Default Title' : (variant.options[0]?.[1] ?? ''),
          'Option2 Value': variant.options[1]?.[1] ?? '',
          ...{ 'Variant SKU': variant.sku, 'Variant Price': variant.price },
          ...{ 'Variant Compare At Price': variant.was, 'Variant Image': variant.picture },
          ...{ 'Variant Inventory Policy': 'deny', 'Variant Requires Shipping': 'true' },
        }),
        ...(picture && {
          ...{ 'Image Src': picture.address, 'Image Position': `${place + 1}` },
          'Image Alt Text': picture.alt,
        }),
      };
    });
  });
  const columns =
    'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Status';
  return toCsv(columns.split(','), rows);
}

/** In a cell with several values. */
const escaped = (value: string) => value.replace(/,/g, '\\,');

/** A parent with its variations below all parents; those of a colour are one, of any size. */
export function asWooCommerceExport(products: readonly MovedProduct[]): string {
  const parents: Record<string, string>[] = [];
  const variations: Record<string, string>[] = [];
  const priced = ({ price, was }: MovedVariant) => ({
    ...{ 'Regular price': was || price, 'Sale price': was === '' ? '' : price },
  });
  for (const [no, product] of products.entries()) {
    const [first] = product.variants;
    const names = first?.options.map(([name]) => name) ?? [];
    const valuesOf = (at: number) => [
      ...new Set(product.variants.map(({ options }) => options[at]?.[1] ?? '')),
    ];
    parents.push({
      ...{ ID: `${no + 1}`, SKU: product.handle, Name: product.title, Published: '1' },
      ...{ Type: names.length === 0 ? 'simple' : 'variable', Brands: product.brand },
      ...{ 'Visibility in catalog': 'visible', 'In stock?': '1', 'Sold individually?': '0' },
      ...{ Description: product.html, 'Tax status': 'taxable' },
      Images: product.pictures.map(({ address }) => address).join(', '),
      ...Object.fromEntries(
        names.flatMap((name, at) => [
          [`Attribute ${at + 1} name`, name],
          [`Attribute ${at + 1} value(s)`, valuesOf(at).map(escaped).join(', ')],
        ]),
      ),
      ...(first && names.length === 0 && priced(first)),
    });
    if (names.length === 0) continue;
    const colours = new Map(product.variants.map((one) => [one.picture, one]));
    for (const variant of colours.values()) {
      variations.push({
        ...{ ID: `9${no}${variations.length}`, Type: 'variation', Published: '1' },
        ...{ SKU: `${variant.sku}-any`, Parent: product.handle, Name: product.title },
        ...{ 'In stock?': '1', Images: variant.picture, ...priced(variant) },
        ...Object.fromEntries(
          variant.options.flatMap(([name, value], at) => [
            [`Attribute ${at + 1} name`, name],
            [`Attribute ${at + 1} value(s)`, name === 'Colour' ? value : ''],
          ]),
        ),
      });
    }
  }
  const columns =
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Backorders allowed?,Sold individually?,Sale price,Regular price,Categories,Tags,Images,Parent,Position,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global';
  const others = [
    { ID: '801', Type: 'grouped', SKU: 'set', Name: 'A set', Published: '1' },
    { ID: '802', Type: 'external', SKU: 'out', Name: 'Elsewhere', Published: '1' },
    {
      ID: '803',
      Type: 'simple, downloadable, virtual',
      SKU: 'song',
      Name: 'A song',
      Published: '1',
    },
  ];
  const named = columns.replace('"GTIN, UPC, EAN, or ISBN",', '').split(',');
  return toCsv(named, [...parents, ...others, ...variations]);
}
