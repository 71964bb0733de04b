/** Values of a JSON Schema, as far as the document of the API uses it: good ones, and ones that are not. */
import fc from 'fast-check';
import type { JsonSchema } from '#operations/api/api-schemas.ts';

type Value = fc.Arbitrary<unknown>;

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

function textOf({ maxLength = 40, minLength = 0, format }: JsonSchema): Value {
  if (format === 'date') return fc.constantFrom('2026-11-30', '2027-02-28');
  return fc.string({ minLength, maxLength: Math.min(maxLength, 40) });
}

function objectOf({ properties = {}, required = [] }: JsonSchema, known: Known): Value {
  const fields = Object.entries(properties).flatMap(([name, schema]) =>
    isSchema(schema) ? [[name, valueFor(schema, known, name)] as const] : [],
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** What there is in the shop, by the name of the field that names it. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** A value that the schema allows. */
export function valueFor(schema: JsonSchema, known: Known = {}, name = ''): Value {
  const there = known[name];
  if (there) return fc.constantFrom(...there);
  const { type, minimum = -1_000, maximum = 1_000_000, items, minItems = 0 } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(isSchema);
  if (choices) return fc.oneof(...choices.map((one) => valueFor(one, known)));
  if (type === 'object') return objectOf(schema, known);
  if (type === 'array') {
    const { prefixItems } = schema;
    if (prefixItems) return fc.tuple(...prefixItems.filter(isSchema).map((one) => valueFor(one)));
    const one = isSchema(items) ? valueFor(items, known) : fc.string();
    return fc.array(one, { minLength: minItems, maxLength: minItems + 3 });
  }
  if (type === 'string') return textOf(schema);
  if (type === 'integer' || type === 'number') {
    return fc.integer({ min: minimum, max: Math.min(maximum, 1_000_000) });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return fc.jsonValue();
}

/** Bodies that the schema of an object refuses, each with the name of the field. */
export function brokenBodies({
  properties = {},
  required = [],
}: JsonSchema): { field: string; body: Record<string, unknown> }[] {
  const broken = Object.entries(properties).flatMap(([field, schema]) => {
    // A field of any value has no wrong one; no field takes a list of lists of objects.
    const isAny = !isSchema(schema) || (!schema.type && !schema.anyOf && !schema.enum);
    return isAny ? [] : [{ field, body: { [field]: [[{ wrong: true }]] } }];
  });
  const missing = required.map((field) => ({ field, body: {} }));
  return [...broken, ...missing, { field: 'colour', body: { colour: 'red' } }];
}
