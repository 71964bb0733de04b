/** The options that feeds and search engines have a word of their own for. */
import type { VariantOptions } from './options.ts';

/** What shops call them, in the languages of the shop. */
const NAMES = [
  ['color', /^(?:colou?r|farbe|couleur)$/],
  ['size', /^(?:size|größe|groesse|taille|talla|tamaño)$/],
  ['material', /^(?:material|matière|matériau)$/],
  ['pattern', /^(?:pattern|muster|motif|estampado)$/],
] as const;

export type StandardOption = (typeof NAMES)[number][0];

/** Of a variant: what each of them is, in the order of its options. */
export function standardOptions(
  options: VariantOptions = [],
): (readonly [StandardOption, value: string])[] {
  return options.flatMap(([name, value]) => {
    const plain = name.trim().toLowerCase().normalize('NFC');
    const [standard] = NAMES.find(([, names]) => names.test(plain)) ?? [];
    return standard ? [[standard, value] as const] : [];
  });
}
