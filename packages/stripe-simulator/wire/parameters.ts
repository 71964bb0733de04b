/** Parameters of a call: pieces of Zod schemas and the parse that answers in Stripe's words. */
import { z } from 'zod';
import { type ApiError, invalidRequest } from './answer.ts';
import type { Form } from './form.ts';

const MAX_METADATA_KEYS = 50;
const MAX_METADATA_KEY_LENGTH = 40;
const MAX_METADATA_VALUE_LENGTH = 500;

/** A string that may not be empty; to Stripe an empty one is an attempt to unset. */
export const text = z.string().min(1).max(5000, 'Invalid string: must be at most 5000 characters');

/** A whole number, perhaps negative, that JavaScript holds exactly. */
export const integer = text
  .regex(/^-?\d{1,15}$/, { error: ({ input }) => `Invalid integer: ${excerpt(input)}` })
  .transform(Number);

/** How many objects a page of a list holds: 1 to 100, 10 by default. */
export const limit = integer
  .refine((value) => value >= 1 && value <= 100, {
    error: 'Invalid limit: it must be between 1 and 100.',
    params: { code: 'parameter_invalid_integer' },
  })
  .default(10);

/** For calls without parameters. */
export const noParameters = z.strictObject({});

/** Bounds of a moment in unix seconds. */
export type CreatedFilter = {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
};

const bound = integer.optional();

/** Unix seconds, or a range of them. */
export const created: z.ZodType<CreatedFilter> = z.union([
  integer.transform((seconds) => ({ gte: seconds, lte: seconds })),
  z.strictObject({ gt: bound, gte: bound, lt: bound, lte: bound }),
]);

/** Strings by name, '' meaning "remove this one"; '' for the whole of it means "remove all". */
export const metadata = z
  .union([z.literal(''), z.record(z.string(), z.string())], {
    error: ({ input }) =>
      typeof input === 'string' ? 'Invalid object' : 'Metadata values must be strings.',
  })
  .refine(
    (change) => Object.keys(change).every((key) => key.length <= MAX_METADATA_KEY_LENGTH),
    `Metadata keys can have up to ${MAX_METADATA_KEY_LENGTH} characters.`,
  )
  .refine(
    (change) => Object.values(change).every((value) => value.length <= MAX_METADATA_VALUE_LENGTH),
    `Metadata values can have up to ${MAX_METADATA_VALUE_LENGTH} characters.`,
  );

/** The metadata after a change, if there is one; more than 50 keys are refused. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (change === '') return {};
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== '');
  if (merged.length > MAX_METADATA_KEYS) {
    throw invalidRequest(`Metadata can have up to ${MAX_METADATA_KEYS} keys.`, {
      param: 'metadata',
    });
  }
  return Object.fromEntries(merged);
}

/** `name[]=a&name[]=b`, each one of `values`; any other is refused with `refusal`. */
export function listOf<const Value extends string>(values: readonly Value[], refusal: string) {
  const item = z.enum(values, { error: ({ input }) => `${refusal} (${excerpt(input)}).` });
  return z
    .record(z.string(), item, 'Invalid array')
    .transform((items) => [...new Set(Object.values(items))]);
}

/** `expand[]` with the properties that this call can expand. */
export function expand<const Property extends string>(properties: readonly Property[]) {
  return listOf(properties, 'This property cannot be expanded').default([]);
}

/** The parameters in the schema's shape; else the ApiError Stripe would answer with. */
export function parseParameters<Schema extends z.ZodType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  // An issue keeps the message of its schema, or has none.
  const result = schema.safeParse(form, { error: () => '', reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  throw issue ? refusalOf(issue) : result.error;
}

function refusalOf(issue: z.core.$ZodIssue): ApiError {
  const { code, path, message, input } = issue;
  const param = paramName(path);
  if (code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => paramName([...path, key]));
    return invalidRequest(
      `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`,
      { code: 'parameter_unknown', param: names[0] ?? '' },
    );
  }
  if (input === undefined) {
    const missing = `Missing required param: ${param}.`;
    return invalidRequest(missing, { code: 'parameter_missing', param });
  }
  if (code === 'too_small') {
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset ` +
        `a parameter; however '${param}' cannot be unset. You should remove '${param}' from your ` +
        'request or supply a non-empty value.',
      { code: 'parameter_invalid_empty', param },
    );
  }
  if (code === 'invalid_format') {
    return invalidRequest(message, { code: 'parameter_invalid_integer', param });
  }
  if (code === 'custom') return invalidRequest(message, { ...issue.params, param });
  const values =
    code === 'invalid_value' && `Invalid ${param}: must be one of ${issue.values.join(', ')}`;
  return invalidRequest(message || values || `Invalid value for ${param}.`, { param });
}

/** A parameter as the form names it: `card[number]`. */
function paramName([first = '', ...rest]: PropertyKey[]): string {
  return [first, ...rest.map((key) => `[${String(key)}]`)].join('');
}

/** A value as far as a message repeats it. */
function excerpt(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 40) : 'object';
}
