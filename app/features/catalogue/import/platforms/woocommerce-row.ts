/** What a row of WooCommerce's product CSV says, by the names that its columns have in English. */
import { htmlToName, joinTexts } from '#app/features/catalogue/import/read/html-text.ts';
import type { VariantOption } from '#app/features/catalogue/product/options/options.ts';
import { metaTextOf, type PlatformRow } from './platform-table.ts';

export function cell({ cells }: PlatformRow, name: string): string {
  return cells[name]?.trim() ?? '';
}

/** Identifies what is bought: its article number, or else its number in the other shop. */
export function identify(row: PlatformRow): string {
  return cell(row, 'sku') || cell(row, 'id');
}

/** Exports write line breaks as `\n`. */
function textOf(row: PlatformRow, column: string): string {
  return cell(row, column).replaceAll('\\n', '\n');
}

const DIMENSION = /^(?:length|width|height) \((\w+)\)$/;

/** What the shop shows of a product as a table: its dimensions, and attributes that nobody chooses by. */
function factsOf(row: PlatformRow, attributes: readonly VariantOption[]): string[] {
  const sides = Object.keys(row.cells).filter((name) => DIMENSION.test(name) && cell(row, name));
  const unit = DIMENSION.exec(sides[0] ?? '')?.[1];
  const dimensions = sides
    .map((name) => `${Number(cell(row, name).replace(',', '.'))}`)
    .join(' × ');
  return [
    ...attributes.map(([name, values]) => `${name}: ${valuesIn(values).join(', ')}`),
    ...(sides.length === 3 ? [`Dimensions: ${dimensions} ${unit}`] : []),
  ];
}

/** All that the shop shows of it, a variation's own text first. */
export function descriptionOf(row: PlatformRow, parent: PlatformRow | null): string {
  const own = new Set(attributesOf(row).map(([name]) => name.toLowerCase()));
  const attributes = attributesOf(parent ?? row).filter(
    ([name]) => parent === null || !own.has(name.toLowerCase()),
  );
  const facts = factsOf(parent ?? row, attributes);
  const texts = [row, ...(parent ? [parent] : [])].flatMap((one) => [
    textOf(one, 'short description'),
    textOf(one, 'description'),
  ]);
  return joinTexts([...new Set(texts), facts.map((fact) => `- ${fact}`).join('\n')]);
}

export function titleOf(row: PlatformRow): string {
  return htmlToName(cell(row, 'name'));
}

export function picturesOf(row: PlatformRow): string[] {
  return cell(row, 'images')
    .split(/,\s+|,(?=https?:)/)
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** With their values, in the order of their numbers. */
export function attributesOf(row: PlatformRow): VariantOption[] {
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
export function valuesIn(list: string): string[] {
  const values = list.split(/(?<!\\),|\|/).map((value) => value.replaceAll('\\,', ',').trim());
  return [...new Set(values)].filter((value) => value !== '');
}

const GRAMS = { kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523 };

/** Whole grams as a cell; empty where it is not known. The unit stands in the name of the column. */
export function gramsOf(row: PlatformRow): string {
  for (const [unit, grams] of Object.entries(GRAMS)) {
    const weight = Number(cell(row, `weight (${unit})`).replace(',', '.'));
    if (weight > 0) return String(Math.round(weight * grams));
  }
  return '';
}

export function brandOf(row: PlatformRow): string {
  const [first = ''] = cell(row, 'brands').split(/(?<!\\),/);
  return first.trim();
}

/** As the plug-ins Yoast SEO and Rank Math have it. */
const metaOf = (yoast: string, rankMath: string) => (row: PlatformRow) =>
  metaTextOf(cell(row, `meta: _yoast_wpseo_${yoast}`) || cell(row, `meta: rank_math_${rankMath}`));

export const metaTitleOf = metaOf('title', 'title');
export const metaDescriptionOf = metaOf('metadesc', 'description');
