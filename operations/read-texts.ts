/** Texts of a form or of the shell as the input of an operation: its schema says what each becomes. */
import { resolve } from 'node:path';
import * as z from 'zod';
import { parseRate } from '#app/features/tax/tax-rate.ts';
import { parseTypedCents, shopCurrency } from '#app/shared/money/money.ts';
import type { FieldMeta } from './fields.ts';
import { messages } from './messages/messages.ts';
import { type OperationInput, OperationRefused } from './operation.ts';
import { inShopWords } from './words/in-shop-words.ts';

/** A field as texts see it. */
export type TextField = {
  /** In the input, such as `amountCents`. */
  name: string;
  /** In a form, such as `amount`; in the shell with hyphens. */
  textName: string;
  kind: 'text' | 'number' | 'flag';
  isList: boolean;
  isRequired: boolean;
  isNullable: boolean;
  choices: readonly string[];
  /** What it is called. */
  label: string;
  /** `description` says all that there is to know of it, in a line. */
  meta: FieldMeta;
};

/** `Tracking number. The shopper gets a mail with it` */
function helpOf({ description, hint, text, choices }: FieldMeta): string | undefined {
  const label = text === 'day' ? `${description}, such as 2026-11-30` : description;
  return hint === undefined ? label : `${label}${choices ? ':' : '.'} ${hint.replace(/\.$/, '')}`;
}

function toField(name: string, schema: unknown): TextField {
  let meta: FieldMeta = {};
  let [isList, isRequired, isNullable] = [false, true, false];
  let inner = schema;
  for (;;) {
    if (inner instanceof z.ZodType) meta = { ...inner.meta(), ...meta };
    if (inner instanceof z.ZodOptional) {
      isRequired = false;
      inner = inner.unwrap();
    } else if (inner instanceof z.ZodDefault) {
      isRequired = false;
      inner = inner.unwrap();
    } else if (inner instanceof z.ZodNullable) {
      isNullable = true;
      inner = inner.unwrap();
    } else if (inner instanceof z.ZodArray) {
      isList = true;
      inner = inner.element;
    } else if (inner instanceof z.ZodPipe) inner = inner.in;
    else break;
  }
  const hasUnit = meta.text === 'money' || meta.text === 'rate';
  const plainName = hasUnit ? name.replace(/(?:Cents|BasisPoints)$/, '') : name;
  const textName = meta.textName ?? plainName;
  const choices = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
  return {
    ...{ name, textName, kind: kindOf(inner), isList, isRequired, isNullable, choices },
    label: meta.description ?? wordsOf({ textName }),
    meta: { ...meta, description: helpOf(meta) },
  };
}

function kindOf(schema: unknown): TextField['kind'] {
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'flag';
  return 'text';
}

/** `refundedSoFar` as people read it: `refunded so far`. */
export function wordsOf({ textName }: Pick<TextField, 'textName'>): string {
  return textName.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What a sentence calls a field. */
export function nameOf(field: TextField): string {
  return messages.fieldName(wordsOf(field), inShopWords(field.label));
}

const known = new WeakMap<OperationInput, TextField[]>();

/** The fields of an input, in their order. */
export function fieldsOf(input: OperationInput): TextField[] {
  const fields =
    known.get(input) ?? Object.entries(input.shape).map(([name, schema]) => toField(name, schema));
  known.set(input, fields);
  return fields;
}

/** `12.50`, `12,50` or, in dollars, `$12.50` as cents; null for what is no amount. */
export function parseMoney(text: string): number | null {
  const plain = shopCurrency().code === 'USD' ? text.trim().replace(/^\$/, '') : text.trim();
  return parseTypedCents(plain);
}

const NO = ['no', 'false', 'off'];

function readOne({ kind, meta }: TextField, value: string, folder: string | null): unknown {
  const trimmed = value.trim();
  if (meta.text === 'path') return folder === null || value === '' ? value : resolve(folder, value);
  if (meta.text === 'money') return parseMoney(trimmed) ?? trimmed;
  if (meta.text === 'rate') return parseRate(trimmed) ?? trimmed;
  if (kind === 'number') return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : trimmed;
  if (kind === 'flag') return !NO.includes(trimmed);
  return value;
}

/** A text area that is left as a line break has none. */
function linesOf(value: string): string[] {
  return value.split('\n').filter((line) => line.trim() !== '');
}

/** `values` are all that came by the name of the field; undefined leaves the field out. */
function readField(field: TextField, values: readonly string[], folder: string | null): unknown {
  const [first = ''] = values;
  if (field.meta.read) return field.meta.read(values.at(-1) ?? '');
  if (field.isList) {
    if (values.length === 1 && first === '') return field.isNullable ? null : undefined;
    return values
      .flatMap((value) => (field.meta.text === 'lines' ? linesOf(value) : value.split(',')))
      .map((value) => readOne(field, value, folder));
  }
  const last = values.at(-1) ?? '';
  if (last.trim() === '' && field.isNullable) return null;
  if (last.trim() === '' && !field.isRequired && field.kind !== 'flag') return undefined;
  return readOne(field, last, folder);
}

/**
 * `folder` is where paths begin that are not whole; null where there is none. Throws OperationRefused for a name that is
 * none of a field.
 */
export function readTexts(
  input: OperationInput,
  texts: ReadonlyMap<string, readonly string[]>,
  folder: string | null = null,
): Record<string, unknown> {
  const fields = fieldsOf(input);
  for (const name of texts.keys()) {
    if (fields.some(({ textName }) => textName === name)) continue;
    throw new OperationRefused('bad_input', messages.noFieldHere(name));
  }
  const read = fields.flatMap((field) => {
    const values = texts.get(field.textName);
    const value = values && readField(field, values, folder);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return Object.fromEntries(read);
}
