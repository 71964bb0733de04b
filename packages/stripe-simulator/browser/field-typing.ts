/**
 * What a card field shows after an edit: the text in its format, and the caret where the shopper
 * left it. Pure: the browser has already applied the edit; these functions correct the result.
 */
import {
  type CardBrand,
  cvcLength,
  digitsOf,
  formatCardNumber,
  formatExpiry,
} from '../card-checks.ts';

export type CardField = 'number' | 'expiry' | 'cvc';

/** One edit: the text before it, the text and caret after it, and what it deletes. */
export type Edit = {
  before: string;
  raw: string;
  caret: number;
  deletes: 'backward' | 'forward' | null;
};

/** What the field is to show, and where in it the caret belongs. */
export type Typed = { text: string; caret: number };

type Format = (text: string, isMidEdit: boolean) => string;

/** What `field` shows after the edit; `brand` is that of the number and decides the code's length. */
export function retype(field: CardField, edit: Edit, brand: CardBrand): Typed {
  const format = formatOf(field, brand);
  const { raw, caret } = deleteThroughSeparator(edit);
  if (caret >= raw.length) {
    const text = format(raw, false);
    return { text, caret: text.length };
  }
  const text = format(raw, true);
  if (overflows(edit, text, format)) {
    return { text: edit.before, caret: caret - (raw.length - edit.before.length) };
  }
  const digitCount = digitsOf(raw.slice(0, caret)).length + paddingBefore(raw, caret, text);
  const staysBefore = edit.deletes !== null || isHalfMonth(text);
  return { text, caret: caretAfter(text, digitCount, staysBefore) };
}

/** What the field shows once it is left: half-edited text in its final format. */
export function settleText(field: CardField, text: string): string {
  return field === 'expiry' && /^\d/.test(text) ? formatExpiry(text) : text;
}

function formatOf(field: CardField, brand: CardBrand): Format {
  if (field === 'number') return formatCardNumber;
  if (field === 'expiry') return formatTypedExpiry;
  return (text) => digitsOf(text).slice(0, cvcLength(brand));
}

/**
 * Two cases that `formatExpiry` cannot know about, since they are half-way states of typing: the
 * month being replaced in front of a year ('1 / 30' may become '12 / 30'), and a year typed with
 * its century ('12 / 20' and a '3' is the beginning of 2030).
 */
function formatTypedExpiry(text: string, isMidEdit: boolean): string {
  const halfMonth = isMidEdit && /^\s*([01]?)\s*\/\s*(\d{2})\s*$/.exec(text);
  if (halfMonth) return `${halfMonth[1]} / ${halfMonth[2]}`;
  const century = /^(\d{2})20(\d)$/.exec(digitsOf(text));
  return formatExpiry(century ? `${century[1]}${century[2]}` : text);
}

/** Deleting a separator alone would be undone by the format: delete the digit beyond it as well. */
function deleteThroughSeparator({ before, raw, caret, deletes }: Edit): {
  raw: string;
  caret: number;
} {
  if (deletes === null || digitsOf(raw) !== digitsOf(before)) return { raw, caret };
  const head = raw.slice(0, caret);
  const tail = raw.slice(caret);
  if (deletes === 'forward') return { raw: head + tail.replace(/\d/, ''), caret };
  const digitAt = head.search(/\d\D*$/);
  if (digitAt < 0) return { raw, caret };
  return { raw: raw.slice(0, digitAt) + raw.slice(digitAt + 1), caret: digitAt };
}

/** Whether a digit was put into the middle of a full field, which would push out the last one. */
function overflows({ before, raw }: Edit, text: string, format: Format): boolean {
  const digitCount = digitsOf(before).length;
  const isFull = digitCount > 0 && digitsOf(format(`${before}0`, false)).length === digitCount;
  return isFull && digitsOf(raw).length > digitCount && digitsOf(text).length <= digitCount;
}

/** 1 if the format put a zero before the month that stands before the caret. */
function paddingBefore(raw: string, caret: number, text: string): number {
  const isPadded = text.startsWith('0') && !digitsOf(raw).startsWith('0');
  return isPadded && digitsOf(raw.slice(0, caret)) !== '' ? 1 : 0;
}

function isHalfMonth(text: string): boolean {
  return /^\d \//.test(text);
}

/** The place after so many digits, before a separator that follows or beyond it. */
function caretAfter(text: string, digitCount: number, staysBefore: boolean): number {
  let caret = 0;
  for (let passed = 0; passed < digitCount && caret < text.length; caret += 1) {
    if (/\d/.test(text.charAt(caret))) passed += 1;
  }
  if (staysBefore) return caret;
  while (caret < text.length && !/\d/.test(text.charAt(caret))) caret += 1;
  return caret;
}
