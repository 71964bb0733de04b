/**
 * Shopify's product CSV: a row for each variant and each further picture, all rows of a product one
 * after the other with its handle. Newer exports name the columns otherwise.
 * https://help.shopify.com/en/manual/products/import-export/using-csv
 */

import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import type { OnLeftOut, ReadRow } from '#app/features/catalogue/import/read/catalogue-row.ts';
import {
  MAX_ALT_TEXT,
  writeAltTexts,
} from '#app/features/catalogue/product/cells/alt-text-cell.ts';
import { writePairs } from '#app/features/catalogue/product/cells/pair-cell.ts';
import { MAX_IMAGES } from '#app/features/catalogue/product/cells/read-cell.ts';
import type { VariantOption } from '#app/features/catalogue/product/options/options.ts';
import { createCollectionCells } from './platform-collections.ts';
import {
  barcodeOf,
  innermostCategory,
  type PlatformRow,
  type PlatformTable,
  placeOf,
  toIdentifier,
  unitsOf,
} from './platform-table.ts';

const OPTIONS = [1, 2, 3];

/** The columns that are read, or say nothing that a catalogue could have. */
export const SHOPIFY_COLUMNS =
  /^(?:(?:url )?handle|title|body \(html\)|description|type|product category|published(?: on online store)?|status|option[123] (?:name|value)|(?:variant )?price|(?:variant )?inventory (?:tracker|qty|quantity|policy)|continue selling when out of stock|vendor|(?:variant )?(?:sku|barcode|compare[ -]at price)|variant grams|weight value \(grams\)|(?:variant )?weight unit(?: for display)?|image src|product image url|image position|image alt text|tags|collection|seo (?:title|description)|gift card|option[123] linked to|variant image(?: url)?)$/;

/** Cells of other columns that say nothing, since it is so here too. */
export const SHOPIFY_USUAL =
  /^(?:(?:variant )?(?:requires shipping|taxable)=true|charge tax=true|(?:variant )?fulfillment service=manual|google shopping \/ custom product=false|included \/ .*=true)$/i;

export function isShopifyTable(columns: ReadonlySet<string>): boolean {
  if (columns.has('url handle')) return true;
  return columns.has('handle') && columns.has('title') && columns.has('variant price');
}

/** The first of these columns that the row fills. */
function cell({ cells }: PlatformRow, ...names: string[]): string {
  return names.map((name) => cells[name]?.trim()).find((text) => text) ?? '';
}

const handleOf = (row: PlatformRow) => cell(row, 'handle', 'url handle');
const priceOf = (row: PlatformRow) => cell(row, 'variant price', 'price');

/** What a variant is chosen by; nothing for the only one. The names stand in the first row of the product. */
function optionsOf(row: PlatformRow, first: PlatformRow): VariantOption[] {
  return OPTIONS.map(
    (number): VariantOption => [
      cell(first, `option${number} name`) || `Option ${number}`,
      cell(row, `option${number} value`),
    ],
  ).filter(([, value]) => value !== '' && value !== 'Default Title');
}

/** What the pictures show that each of its variants has. */
function altTextsOf(
  rows: readonly PlatformRow[],
  pictures: readonly string[],
): Map<string, string> {
  const texts = new Map<string, string>();
  const kept = new Set(pictures);
  for (const row of rows) {
    const address = cell(row, 'image src', 'product image url');
    const text = cell(row, 'image alt text');
    if (kept.has(address) && text !== '') texts.set(address, text.slice(0, MAX_ALT_TEXT));
  }
  return texts;
}

/** The pictures of a product, in the order of their positions, then of the file. */
function picturesOf(rows: readonly PlatformRow[]): string[] {
  const pictures = rows
    .map((row) => ({
      address: cell(row, 'image src', 'product image url'),
      position: Number(cell(row, 'image position')) || Number.POSITIVE_INFINITY,
    }))
    .filter(({ address }) => address !== '')
    .sort((one, other) => (one.position === other.position ? 0 : one.position - other.position));
  return [...new Set(pictures.map(({ address }) => address))];
}

/** What lies on the shelf, as a cell; empty where it is not counted. */
function stockOf(row: PlatformRow, onLeftOut: OnLeftOut): string {
  const quantity = cell(row, 'variant inventory qty', 'inventory quantity');
  const tracker = row.cells['variant inventory tracker'] ?? row.cells['inventory tracker'];
  // Without a tracker Shopify writes 0 for what it does not count.
  if (tracker?.trim() === '') return '';
  const policy = cell(row, 'variant inventory policy', 'continue selling when out of stock');
  const isSoldOn = ['continue', 'true'].includes(policy.toLowerCase());
  if (isSoldOn && quantity !== '') onLeftOut(messages.soldWithoutStock, placeOf(row));
  // Exports of shops with several places have the quantities in a file of their own.
  if (!isSoldOn && quantity === '' && tracker !== undefined) {
    onLeftOut(messages.noQuantity, placeOf(row));
  }
  return isSoldOn ? '' : unitsOf(quantity);
}

/** Why the product is not for sale, or null. */
function findHidden(first: PlatformRow): string | null {
  const status = cell(first, 'status').toLowerCase();
  if (status !== '' && status !== 'active') return messages.hasStatus(status);
  const published = cell(first, 'published', 'published on online store').toLowerCase();
  return published === 'false' ? messages.notPublished(messages.things.product) : null;
}

function toVariants(
  rows: readonly PlatformRow[],
  onLeftOut: OnLeftOut,
  collectionCell: ReturnType<typeof createCollectionCells>,
): ReadRow[] {
  const [first] = rows;
  if (!first) return [];
  const product = cell(first, 'title');
  if (cell(first, 'gift card').toLowerCase() === 'true') {
    onLeftOut(messages.giftCard, placeOf(first), { product });
    return [];
  }
  const hidden = findHidden(first);
  const priced = rows.filter((row) => priceOf(row) !== '');
  if (hidden !== null) {
    const what =
      priced.length > 0 ? messages.comesWithdrawn(hidden) : messages.andHasNoPrice(hidden);
    onLeftOut(what, placeOf(first), { product });
    if (priced.length === 0) return [];
  }
  const id = handleOf(first);
  const category = cell(first, 'type') || innermostCategory(cell(first, 'product category'));
  const [collections, tags] = [[cell(first, 'collection')], cell(first, 'tags').split(',')];
  const collectionNames = collectionCell({ category, collections, tags }, placeOf(first));
  const pictures = picturesOf(rows);
  if (pictures.length > MAX_IMAGES) {
    onLeftOut(messages.morePictures(MAX_IMAGES), placeOf(first));
  }
  const altTexts = writeAltTexts([...altTextsOf(rows, pictures.slice(0, MAX_IMAGES))]);
  const named = new Map<string, number>();
  return (priced.length > 0 ? priced : [first]).map((row) => {
    const options = optionsOf(row, first);
    const name = [id, ...options.map(([, value]) => toIdentifier(value))].join('-');
    // Such as +1 and -1, which are called the same.
    const before = named.get(name) ?? 0;
    named.set(name, before + 1);
    const cells = {
      id,
      variant: before === 0 ? name : `${name}-${before + 1}`,
      title: product,
      options: writePairs(options),
      price: priceOf(row),
      was: cell(row, 'variant compare at price', 'compare-at price'),
      brand: cell(first, 'vendor'),
      sku: cell(row, 'variant sku', 'sku'),
      barcode: barcodeOf(cell(row, 'variant barcode', 'barcode'), placeOf(row), onLeftOut),
      weight: Math.round(
        Number(cell(row, 'variant grams', 'weight value (grams)')) || 0,
      ).toString(),
      image: cell(row, 'variant image', 'variant image url') || (pictures[0] ?? ''),
      images: pictures.slice(0, MAX_IMAGES).join('\n'),
      alt_texts: altTexts,
      description: cell(first, 'body (html)', 'description'),
      category,
      collections: collectionNames,
      meta_title: cell(first, 'seo title'),
      meta_description: cell(first, 'seo description'),
      old_paths: `/products/${id}`,
      withdrawn: hidden === null ? '' : 'yes',
      stock: stockOf(row, onLeftOut),
    };
    return { ...placeOf(row), cells };
  });
}

export function createShopifyTable(onLeftOut: OnLeftOut): Omit<PlatformTable, 'columns'> {
  const collectionCell = createCollectionCells(onLeftOut);
  /** The rows of the product that is being read. */
  let rows: PlatformRow[] = [];
  function endProduct(): ReadRow[] {
    const whole = toVariants(rows, onLeftOut, collectionCell);
    rows = [];
    return whole;
  }
  return {
    read(row) {
      const isNext = rows[0] !== undefined && handleOf(rows[0]) !== handleOf(row);
      const whole = isNext ? endProduct() : [];
      rows.push(row);
      return whole;
    },
    end: endProduct,
  };
}
