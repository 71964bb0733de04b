/**
 * A shop's own fields of a product, such as its material: declared once, with a type and where they are shown. A variant
 * has values of them as pairs, `[["Material", "Wool"]]`.
 */

import { messages } from '#app/features/catalogue/product/cells/messages/messages.ts';
import {
  type Pair,
  type PairRules,
  readPairs,
  writePairs,
} from '#app/features/catalogue/product/cells/pair-cell.ts';
import { readLine } from '#app/features/catalogue/product/cells/read-cell.ts';
import { done, type Result, refused } from '#app/shared/result.ts';

export const OWN_FIELD_TYPES = ['text', 'number', 'yes-no'] as const;

export type OwnFieldType = (typeof OWN_FIELD_TYPES)[number];

export type OwnField = {
  name: string;
  type: OwnFieldType;
  /** On the page of a product; else for staff and files alone. */
  isShown: boolean;
};

/** The values of a variant, in the order in which they were written. */
export type Details = readonly Pair[];

/** So many a shop can declare. */
export const MAX_OWN_FIELDS = 50;

/** In characters. */
export const MAX_DETAIL = { name: 40, value: 500 };

const RULES: PairRules = {
  noun: 'ownField',
  most: MAX_OWN_FIELDS,
  characters: MAX_DETAIL,
  marks: ['\n', '\r', '|'],
};

/** One a line, or between bars; none when the cell is empty. */
export function readDetails(cell: string): Result<Details, string> {
  return readPairs(cell, RULES);
}

export function writeDetails(details: Details): string {
  return writePairs(details, '\n');
}

/** The name of a field that is declared: of one line. */
export function readFieldName(text: string): Result<string, string> {
  const line = readLine(text, MAX_DETAIL.name);
  return line.ok && line.value === '' ? refused(messages.isMissing) : line;
}

const PROBLEMS: Record<OwnFieldType, (value: string) => string | null> = {
  text: () => null,
  number: (value) => (/^-?\d+(\.\d+)?$/.test(value) ? null : messages.noNumber),
  'yes-no': (value) => (value === 'yes' || value === 'no' ? null : messages.noYesOrNo),
};

/** What is wrong with values beside what the shop has declared; null for nothing. */
export function problemOfDetails(details: Details, fields: readonly OwnField[]): string | null {
  for (const [name, value] of details) {
    const field = fields.find((one) => one.name === name);
    if (!field) {
      const known = fields.map((one) => one.name).join(', ');
      const advice = known === '' ? messages.hasDeclaredNone : messages.itsFieldsAre(known);
      return messages.noOwnField(JSON.stringify(name), advice);
    }
    const problem = PROBLEMS[field.type](value);
    if (problem !== null) return messages.hasWrongValue(JSON.stringify(value), name, problem);
  }
  return null;
}

/** The declared fields with this one, or with it as it is now. */
export function withField(
  fields: readonly OwnField[],
  field: OwnField,
): Result<OwnField[], string> {
  const { name } = field;
  const other = fields.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (other && other.name !== name) {
    return refused(messages.isSpelt(JSON.stringify(other.name)));
  }
  if (!other && fields.length >= MAX_OWN_FIELDS) {
    return refused(messages.tooManyOwnFields(MAX_OWN_FIELDS));
  }
  return done(other ? fields.map((one) => (one === other ? field : one)) : [...fields, field]);
}
