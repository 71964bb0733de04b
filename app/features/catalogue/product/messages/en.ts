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
  shelf: 'Shelf',
  taxCategory: 'Tax category',
  giftCard: 'Gift card',
  unitContent: 'Content',
  manufacturer: 'Manufacturer',
  responsiblePerson: 'Responsible person in the EU',
  safetyWarnings: 'Product safety',
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
  shelf: 'Where it lies, such as B-12-3: pick lists are in this order. Shoppers do not see it.',
  taxCategory:
    'standard, reduced or second-reduced: which rate of the country its price includes. Empty: standard.',
  giftCard:
    'yes: a gift card worth its price, mailed once it is paid, by itself in its order. Sold while GIFT_CARDS is on. Empty: goods.',
  unitContent:
    'Such as 500 ml, 0.75 l or 6 x 330 g. The price of a litre or kilogram follows from it.',
  manufacturer: 'Name, postal address, and e-mail or web address, a line each.',
  responsiblePerson:
    'Where the manufacturer is outside the Union: the same of who answers for it there.',
  safetyWarnings: 'Warnings and what is to be known for safety, in the language of your customers.',
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
  shelf: 'Shelf',
  unit_content: 'Content',
  withdrawn: 'Withdrawn',
};
