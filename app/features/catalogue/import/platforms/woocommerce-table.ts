/**
 * WooCommerce's product CSV: a row for each product, and for each variation of one, which names the
 * product above it as its parent.
 * https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
 */
import type { OnLeftOut, ReadRow } from '#app/features/catalogue/import/catalogue-row.ts';
import { htmlToName } from '#app/features/catalogue/import/html-text.ts';
import { writePairs } from '#app/features/catalogue/product/cells/pair-cell.ts';
import { MAX_IMAGES } from '#app/features/catalogue/product/cells/read-cell.ts';
import {
  MAX_OPTION_VARIANTS,
  type VariantOption,
} from '#app/features/catalogue/product/options/options.ts';
import { createCollectionCells, type Sorting } from './platform-collections.ts';
import {
  barcodeOf,
  innermostCategory,
  type PlatformRow,
  type PlatformTable,
  placeOf,
  SOLD_WITHOUT_STOCK,
  toIdentifier,
  unitsOf,
} from './platform-table.ts';

/** The columns that are read, or say nothing that a catalogue could have. */
export const WOOCOMMERCE_COLUMNS =
  /^(?:id|type|sku|name|published|visibility in catalog|short description|description|date sale price (?:starts|ends)|(?:sale|regular) price|in stock\?|stock|backorders allowed\?|categories|tags|images|parent|position|brands|gtin, upc, ean, or isbn|weight \((?:kg|g|lbs|oz)\)|is featured\?|attribute \d+ (?:name|value\(s\)|visible|global|default))$/;

export function isWooCommerceTable(columns: ReadonlySet<string>): boolean {
  return ['type', 'sku', 'name', 'regular price'].every((name) => columns.has(name));
}

type Parent = {
  id: string;
  title: string;
  description: string;
  category: string;
  collections: string;
  brand: string;
  weight: string;
  images: string[];
  isInStock: boolean;
  isCounted: boolean;
  /** What its variations may differ by, with all values. */
  attributes: (readonly [name: string, values: string[]])[];
  /** The combinations of the variations that were read, as cells. */
  taken: Set<string>;
};

function cell({ cells }: PlatformRow, name: string): string {
  return cells[name]?.trim() ?? '';
}

/** Identifies what is bought: its article number, or else its number in the other shop. */
function identify(row: PlatformRow): string {
  return cell(row, 'sku') || cell(row, 'id');
}

/** Exports write line breaks as `\n`. */
function descriptionOf(row: PlatformRow): string {
  const text = cell(row, 'description') || cell(row, 'short description');
  return text.replaceAll('\\n', '\n');
}

function titleOf(row: PlatformRow): string {
  return htmlToName(cell(row, 'name'));
}

function picturesOf(row: PlatformRow): string[] {
  return cell(row, 'images')
    .split(/,\s+|,(?=https?:)/)
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** The names of a cell; a comma within one is written `\,`. */
function namesOf(row: PlatformRow, name: string): string[] {
  return cell(row, name)
    .split(/(?<!\\),/)
    .map((one) => htmlToName(innermostCategory(one.replaceAll('\\,', ','))));
}

/** The first of the categories is the category, the others are collections. */
function sortingOf(row: PlatformRow): Sorting {
  const [category = '', ...collections] = namesOf(row, 'categories');
  return { category, collections, tags: namesOf(row, 'tags') };
}

/** The reduced price while it is valid, with the regular one before it; else the regular one. */
function pricesOf(row: PlatformRow): { price: string; was: string } {
  const now = new Date().toISOString();
  const starts = cell(row, 'date sale price starts');
  const ends = cell(row, 'date sale price ends');
  const isOn =
    (starts === '' || starts <= now) && (ends === '' || ends >= now.slice(0, ends.length));
  const regular = cell(row, 'regular price');
  const sale = isOn ? cell(row, 'sale price') : '';
  return sale === '' ? { price: regular, was: '' } : { price: sale, was: regular };
}

/** With their values, in the order of their numbers. */
function attributesOf(row: PlatformRow): VariantOption[] {
  return Object.keys(row.cells)
    .flatMap((column) => /^attribute (\d+) name$/.exec(column)?.[1] ?? [])
    .map(
      (number): VariantOption => [
        htmlToName(cell(row, `attribute ${number} name`)),
        htmlToName(cell(row, `attribute ${number} value(s)`)),
      ],
    )
    .filter(([name]) => name !== '');
}

/** The values that a parent lists. */
function valuesIn(list: string): string[] {
  return list
    .split(/(?<!\\),|\|/)
    .map((value) => value.replaceAll('\\,', ',').trim())
    .filter((value) => value !== '');
}

/**
 * What a variation is chosen by, in the order of its parent. An attribute that it leaves empty means any of the parent's
 * values: a combination of each, but for those that a variation above it has already.
 */
function combinationsOf(row: PlatformRow, { attributes, taken }: Parent): VariantOption[][] {
  const own = new Map(attributesOf(row).map(([name, value]) => [name.toLowerCase(), value]));
  let combinations: VariantOption[][] = [[]];
  for (const [name, values] of attributes) {
    const value = own.get(name.toLowerCase());
    if (value === undefined) continue;
    const each = value === '' ? values : [value];
    combinations = combinations
      .flatMap((before) => each.map((one) => [...before, [name, one] as const]))
      .slice(0, MAX_OPTION_VARIANTS + 1);
  }
  const free = combinations.filter((one) => !taken.has(writePairs(one)));
  for (const one of free) taken.add(writePairs(one));
  return free;
}

const GRAMS = { kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523 };

/** Whole grams as a cell; empty where it is not known. The unit stands in the name of the column. */
function gramsOf(row: PlatformRow): string {
  for (const [unit, grams] of Object.entries(GRAMS)) {
    const weight = Number(cell(row, `weight (${unit})`).replace(',', '.'));
    if (weight > 0) return String(Math.round(weight * grams));
  }
  return '';
}

const isInStock = (row: PlatformRow) => cell(row, 'in stock?') !== '0';

const SAME_COMBINATION = 'a variation whose attributes are those of another above it';

const SHARED_STOCK =
  'the stock that the variations of a product share: count each here, or it is sold without limit';

/** What lies on the shelf, as a cell; empty where it is not counted. */
function stockOf(row: PlatformRow, parent: Parent | null, onLeftOut: OnLeftOut): string {
  const quantity = cell(row, 'stock').toLowerCase();
  const backorders = cell(row, 'backorders allowed?').toLowerCase();
  if (!['', '0', 'no'].includes(backorders)) {
    if (quantity !== '') onLeftOut(SOLD_WITHOUT_STOCK, placeOf(row));
    return '';
  }
  if (!isInStock(row) || parent?.isInStock === false) return '0';
  if (quantity !== '' && quantity !== 'parent') return unitsOf(quantity);
  if (quantity === 'parent' || parent?.isCounted === true) onLeftOut(SHARED_STOCK, placeOf(row));
  return '';
}

/** Why the row is not for sale by itself, or null. */
function findHidden(row: PlatformRow, types: readonly string[]): string | null {
  const published = cell(row, 'published');
  if (published !== '' && published !== '1') return 'a product that is not published';
  if (cell(row, 'visibility in catalog') === 'hidden') return 'a product that is hidden';
  const other = types.find((type) => type === 'grouped' || type === 'external');
  return other === undefined ? null : `a product of the type ${other}`;
}

/** One of the combinations that a row stands for; the first is called as the row. */
type Combination = { suffix: string; options: readonly VariantOption[] };

export function createWooCommerceTable(onLeftOut: OnLeftOut): Omit<PlatformTable, 'columns'> {
  const collectionCell = createCollectionCells(onLeftOut);
  /** By `id:44` and by article number; null is one that is left out. */
  const parents = new Map<string, Parent | null>();

  function remember(row: PlatformRow, parent: Parent | null): void {
    parents.set(`id:${cell(row, 'id')}`, parent);
    const sku = cell(row, 'sku');
    if (sku !== '') parents.set(sku, parent);
  }

  function toVariant(
    row: PlatformRow,
    parent: Parent | null,
    { suffix, options }: Combination = { suffix: '', options: [] },
  ): ReadRow {
    const title = titleOf(row);
    const sorting = sortingOf(row);
    const images = [...new Set([...picturesOf(row), ...(parent?.images ?? [])])];
    const [image = ''] = images;
    if (images.length > MAX_IMAGES) {
      onLeftOut(`the pictures of a product after the first ${MAX_IMAGES}`, placeOf(row));
    }
    const cells = {
      id: parent?.id ?? identify(row),
      variant: `${identify(row)}${suffix}`,
      title: parent?.title || title,
      options: writePairs(options),
      ...pricesOf(row),
      brand:
        cell(row, 'brands')
          .split(/(?<!\\),/)[0]
          ?.trim() ||
        (parent?.brand ?? ''),
      sku: cell(row, 'sku'),
      barcode: barcodeOf(cell(row, 'gtin, upc, ean, or isbn'), placeOf(row), onLeftOut),
      weight: gramsOf(row) || (parent?.weight ?? ''),
      image,
      images: images.slice(0, MAX_IMAGES).join('\n'),
      description: descriptionOf(row) || (parent?.description ?? ''),
      category: sorting.category || (parent?.category ?? ''),
      collections: parent?.collections ?? collectionCell(sorting, placeOf(row)),
      stock: stockOf(row, parent, onLeftOut),
    };
    return { ...placeOf(row), cells };
  }

  function toVariations(row: PlatformRow, parent: Parent): ReadRow[] {
    const combinations = combinationsOf(row, parent);
    if (combinations.length === 0) onLeftOut(SAME_COMBINATION, placeOf(row));
    // One count is not the count of each.
    const counted = combinations.length > 1 && cell(row, 'stock') !== '';
    const cells = counted ? { ...row.cells, stock: 'parent' } : row.cells;
    return combinations.map((options, index) =>
      toVariant({ ...row, cells }, parent, {
        options,
        suffix: index === 0 ? '' : `-${toIdentifier(options.map(([, value]) => value).join(' '))}`,
      }),
    );
  }

  return {
    read(row) {
      const types = cell(row, 'type')
        .toLowerCase()
        .split(',')
        .map((type) => type.trim());
      const hidden = findHidden(row, types);
      if (hidden !== null) {
        onLeftOut(hidden, placeOf(row));
        remember(row, null);
        return [];
      }
      if (types.includes('variable')) {
        remember(row, {
          id: identify(row),
          title: titleOf(row),
          description: descriptionOf(row),
          category: sortingOf(row).category,
          collections: collectionCell(sortingOf(row), placeOf(row)),
          images: picturesOf(row),
          brand:
            cell(row, 'brands')
              .split(/(?<!\\),/)[0]
              ?.trim() ?? '',
          weight: gramsOf(row),
          isInStock: isInStock(row),
          isCounted: cell(row, 'stock') !== '',
          attributes: attributesOf(row).map(([name, list]) => [name, valuesIn(list)]),
          taken: new Set(),
        });
        return [];
      }
      if (!types.includes('variation')) return [toVariant(row, null)];
      const parent = parents.get(cell(row, 'parent'));
      if (parent) return toVariations(row, parent);
      if (parent === null) {
        onLeftOut('a variation of a product that is left out', placeOf(row));
        return [];
      }
      const problem = `is a variation of ${JSON.stringify(cell(row, 'parent'))}, which does not stand above it: export both`;
      const known = toVariant(row, null);
      const cells = 'cells' in known ? known.cells : {};
      return [{ ...placeOf(row), problems: [{ field: 'parent', problem }], known: cells }];
    },
    end: () => [],
  };
}
