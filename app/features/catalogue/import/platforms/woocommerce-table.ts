/**
 * WooCommerce's product CSV: a row for each product, and for each variation of one, which names the
 * product above it as its parent.
 * https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
 */

import { messages } from '#app/features/catalogue/import/messages/messages.ts';
import type { OnLeftOut, ReadRow } from '#app/features/catalogue/import/read/catalogue-row.ts';
import { htmlToName } from '#app/features/catalogue/import/read/html-text.ts';
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
  toIdentifier,
  unitsOf,
} from './platform-table.ts';
import {
  attributesOf,
  brandOf,
  cell,
  descriptionOf,
  gramsOf,
  identify,
  metaDescriptionOf,
  metaTitleOf,
  picturesOf,
  titleOf,
  valuesIn,
} from './woocommerce-row.ts';

/** The columns that are read, or say nothing that a catalogue could have. */
export const WOOCOMMERCE_COLUMNS =
  /^(?:id|type|sku|name|published|visibility in catalog|short description|description|date sale price (?:starts|ends)|(?:sale|regular) price|in stock\?|stock|backorders allowed\?|categories|tags|images|parent|position|brands|gtin, upc, ean, or isbn|weight \((?:kg|g|lbs|oz)\)|is featured\?|(?:length|width|height) \(\w+\)|meta: (?:_yoast_wpseo_(?:title|metadesc)|rank_math_(?:title|description))|attribute \d+ (?:name|value\(s\)|visible|global|default))$/;

/** Cells of other columns that say nothing, since it is so here too, or of how the other shop works. */
export const WOOCOMMERCE_USUAL =
  /^(?:tax status=(?:taxable|parent)|tax class=parent|sold individually\?=0|allow customer reviews\?=[01]|meta: _(?:wp|edit|oembed).*)$/i;

export function isWooCommerceTable(columns: ReadonlySet<string>): boolean {
  return ['type', 'sku', 'name', 'regular price'].every((name) => columns.has(name));
}

/** The row of a product with variations, above them. */
type Parent = {
  row: PlatformRow;
  collections: string;
  isWithdrawn: boolean;
  hasVariation: boolean;
  /** What its variations may differ by, with all values. */
  attributes: (readonly [name: string, values: string[]])[];
  /** The combinations of the variations that were read, as cells. */
  taken: Set<string>;
};

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

const isInStock = (row: PlatformRow) => cell(row, 'in stock?') !== '0';

/** What lies on the shelf, as a cell; empty where it is not counted. */
function stockOf(row: PlatformRow, parent: Parent | null, onLeftOut: OnLeftOut): string {
  const quantity = cell(row, 'stock').toLowerCase();
  const backorders = cell(row, 'backorders allowed?').toLowerCase();
  if (!['', '0', 'no'].includes(backorders)) {
    if (quantity !== '') onLeftOut(messages.soldWithoutStock, placeOf(row));
    return '';
  }
  if (!isInStock(row) || (parent && !isInStock(parent.row))) return '0';
  if (quantity !== '' && quantity !== 'parent') return unitsOf(quantity);
  const isShared = parent !== null && cell(parent.row, 'stock') !== '';
  if (quantity === 'parent' || isShared) onLeftOut(messages.sharedStock, placeOf(row));
  return '';
}

/** Why a row comes in withdrawn, or null. */
function findHidden(row: PlatformRow, what: string): string | null {
  const published = cell(row, 'published');
  if (published !== '' && published !== '1') return messages.notPublished(what);
  return cell(row, 'visibility in catalog') === 'hidden' ? messages.isHidden(what) : null;
}

/** Why a product of these types is not taken, or null. */
function findNotTaken(types: readonly string[]): string | null {
  const reasons: Readonly<Record<string, string | undefined>> = messages.notTaken;
  const known = types.map((type) => reasons[type]).find((reason) => reason !== undefined);
  if (known !== undefined) return known;
  const other = types.find((type) => !/^(?:|simple|variable|variation|virtual)$/.test(type));
  return other === undefined ? null : messages.ofType(other);
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

  function leaveOut(what: string, row: PlatformRow): [] {
    onLeftOut(what, placeOf(row), { product: titleOf(row) });
    return [];
  }

  /** Whether it comes in withdrawn, which is said. */
  function isWithdrawn(row: PlatformRow, what: string): boolean {
    const hidden = findHidden(row, what);
    if (hidden !== null) leaveOut(messages.comesWithdrawn(hidden), row);
    return hidden !== null;
  }

  function toVariant(
    row: PlatformRow,
    parent: Parent | null,
    { suffix, options }: Combination = { suffix: '', options: [] },
  ): ReadRow {
    const orParents = (read: (from: PlatformRow) => string) =>
      read(row) || (parent ? read(parent.row) : '');
    const images = [...new Set([...picturesOf(row), ...(parent ? picturesOf(parent.row) : [])])];
    const [image = ''] = images;
    if (images.length > MAX_IMAGES) {
      onLeftOut(messages.morePictures(MAX_IMAGES), placeOf(row));
    }
    const cells = {
      id: identify(parent?.row ?? row),
      variant: `${identify(row)}${suffix}`,
      title: (parent && titleOf(parent.row)) || titleOf(row),
      options: writePairs(options),
      ...pricesOf(row),
      brand: orParents(brandOf),
      sku: cell(row, 'sku'),
      barcode: barcodeOf(cell(row, 'gtin, upc, ean, or isbn'), placeOf(row), onLeftOut),
      weight: orParents(gramsOf),
      image,
      images: images.slice(0, MAX_IMAGES).join('\n'),
      description: descriptionOf(row, parent?.row ?? null),
      category: orParents((from) => sortingOf(from).category),
      collections: parent?.collections ?? collectionCell(sortingOf(row), placeOf(row)),
      meta_title: orParents(metaTitleOf),
      meta_description: orParents(metaDescriptionOf),
      withdrawn: parent?.isWithdrawn || findHidden(row, '') !== null ? 'yes' : '',
      stock: stockOf(row, parent, onLeftOut),
    };
    return { ...placeOf(row), cells };
  }

  function toVariations(row: PlatformRow, parent: Parent): ReadRow[] {
    parent.hasVariation = true;
    const combinations = combinationsOf(row, parent);
    if (combinations.length === 0) onLeftOut(messages.sameCombination, placeOf(row));
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

  function readVariation(row: PlatformRow): ReadRow[] {
    const parent = parents.get(cell(row, 'parent'));
    if (parent === null) return leaveOut(messages.parentLeftOut, row);
    if (parent && pricesOf(row).price === '') return leaveOut(messages.variationWithoutPrice, row);
    if (parent) {
      if (!parent.isWithdrawn) isWithdrawn(row, messages.things.variation);
      return toVariations(row, parent);
    }
    const problem = messages.noParent(JSON.stringify(cell(row, 'parent')));
    const known = toVariant(row, null);
    const cells = 'cells' in known ? known.cells : {};
    return [{ ...placeOf(row), problems: [{ field: 'parent', problem }], known: cells }];
  }

  return {
    read(row) {
      const types = cell(row, 'type')
        .toLowerCase()
        .split(',')
        .map((type) => type.trim());
      const notTaken = findNotTaken(types);
      if (notTaken !== null) {
        remember(row, null);
        return leaveOut(notTaken, row);
      }
      if (types.includes('variation')) return readVariation(row);
      if (!types.includes('variable')) {
        if (pricesOf(row).price === '') return leaveOut(messages.productWithoutPrice, row);
        isWithdrawn(row, messages.things.product);
        return [toVariant(row, null)];
      }
      remember(row, {
        row,
        collections: collectionCell(sortingOf(row), placeOf(row)),
        isWithdrawn: isWithdrawn(row, messages.things.product),
        hasVariation: false,
        attributes: attributesOf(row).map(([name, list]) => [name, valuesIn(list)]),
        taken: new Set(),
      });
      return [];
    },
    end() {
      for (const parent of new Set(parents.values())) {
        if (parent?.hasVariation === false) leaveOut(messages.withoutVariations, parent.row);
      }
      return [];
    },
  };
}
