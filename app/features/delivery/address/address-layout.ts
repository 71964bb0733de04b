/** How a country writes its addresses: which parts it has, in which order, on which lines. The data are Google's. */
import { formatAddress } from 'localized-address-format';

/** `street` is all of its lines; the country stands in no layout. */
const PARTS = ['name', 'street', 'city', 'region', 'postalCode'] as const;

export type AddressPart = (typeof PARTS)[number];

/** A few countries have two layouts: `local` for their own script, from the largest part down, and `latin`. */
export type Script = 'local' | 'latin';

/** A letter for private use stands for each part until its text is filled in. */
const FIRST_MARK = 0xe000;
const markOf = (part: AddressPart) => String.fromCharCode(FIRST_MARK + PARTS.indexOf(part));

const MARK = `[${PARTS.map(markOf).join('')}]`;
const EVERY_MARK = new RegExp(MARK, 'gu');
const BETWEEN_MARKS = new RegExp(`(?<=${MARK})(?=${MARK})`, 'gu');

/** What some countries write before the postal code, such as `CH-` or `〒`. */
const PREFIX = new RegExp(`(?<!\\p{L})(\\p{Lu}{1,2}|〒)[- ]?(?=${markOf('postalCode')})`, 'u');

/**
 * The lines of an address that has these parts, with a mark for each. A part that the country does not use has none;
 * a country that Google has nothing about uses neither region nor postal code.
 */
export function layoutOf(
  country: string,
  script: Script,
  has: (part: AddressPart) => boolean,
): string {
  const mark = (part: AddressPart) => (has(part) ? markOf(part) : '');
  const lines = formatAddress(
    {
      postalCountry: country,
      name: mark('name'),
      // As one line: of two the package would tear what follows off the last one.
      addressLines: [markOf('street')],
      locality: mark('city'),
      administrativeArea: mark('region'),
      postalCode: mark('postalCode'),
    },
    script,
  );
  const layout = lines.join('\n');
  return script === 'latin' ? layout.replace(BETWEEN_MARKS, ' ') : layout;
}

export function hasPlace(layout: string, part: AddressPart): boolean {
  return layout.includes(markOf(part));
}

/** Puts the texts in their places. A prefix that was typed with a postal code is not written twice. */
export function fillIn(layout: string, texts: Record<AddressPart, string>): string {
  const code = texts.postalCode.toUpperCase();
  return layout
    .replace(PREFIX, (prefix, letters: string) => (code.startsWith(letters) ? '' : prefix))
    .replace(EVERY_MARK, (mark) => {
      const part = PARTS[mark.charCodeAt(0) - FIRST_MARK];
      return part ? texts[part] : mark;
    });
}
