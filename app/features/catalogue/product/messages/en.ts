/** What the fields of a product are called where staff edits them, by their keys. */
export const labels = {
  title: 'Title',
  priceCents: (currency: string) => `Price in ${currency}`,
  wasCents: (currency: string) => `Price before, in ${currency}`,
  options: 'Options',
  description: 'Description',
  category: 'Category',
  brand: 'Brand',
  sku: 'SKU',
  barcode: 'Barcode',
  weightGrams: 'Weight in grams',
  details: 'Own fields',
  metaTitle: 'Title for search engines',
  metaDescription: 'Text for search engines',
  oldPaths: 'Addresses in an earlier shop',
};
export const hints = {
  wasCents: 'Shown struck through while it is higher than the price. Empty: none.',
  options:
    'What this variant differs by, such as Colour: Sand | Size: M. All variants of a product name the same ones.',
  description: 'Lines that begin with - are a list.',
  sku: 'The article number of your own books.',
  barcode: 'A GTIN (EAN, UPC): 8, 12, 13 or 14 digits.',
  weightGrams: 'Empty: not known.',
  details: 'One a line, such as Material: Wool. What the shop has declared in its settings.',
  metaTitle: 'Empty: the title.',
  metaDescription: 'Empty: how the description begins.',
  oldPaths: 'One a line, such as /products/lamp: they lead to the page of the product.',
};
export const headings = {
  price: 'Price',
  was: 'Was',
  stock: 'On the shelf',
  sku: 'SKU',
  barcode: 'Barcode',
  weight: 'Grams',
  withdrawn: 'Withdrawn',
};
