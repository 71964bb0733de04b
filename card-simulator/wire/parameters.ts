/** Parameters of a call: pieces of Zod schemas and the parse that answers in Stripe's words. */
import { z } from 'zod';
import { type ApiError, invalidRequest } from './answer.ts';
import type { Form } from './form.ts';

const MAX_METADATA_KEYS = 50;
const MAX_METADATA_KEY_LENGTH = 40;
const MAX_METADATA_VALUE_LENGTH = 500;

/** A text that may not be empty; Stripe takes an empty one as an attempt to unset. */
export const text = z
  .string()
  .refine((value) => value !== '', { params: { code: 'parameter_invalid_empty' } })
  .refine((value) => value.length <= 5000, 'Invalid string: must be at most 5000 characters');

/** A whole number, perhaps negative, as an integer that JavaScript holds exactly. */
export const integer = text.transform((value, context) => {
  if (/^-?\d{1,15}$/.test(value)) return Number(value);
  return refuse(context, `Invalid integer: ${value.slice(0, 40)}`, 'parameter_invalid_integer');
});

/** How many objects a page of a list holds: 1 to 100, 10 unless told. */
export const limit = integer
  .refine((value) => value >= 1 && value <= 100, {
    error: 'Invalid limit: it must be between 1 and 100.',
    params: { code: 'parameter_invalid_integer' },
  })
  .default(10);

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

/** Texts by name, '' meaning "remove this one"; '' for the whole of it means "remove all". */
export const metadata = z.unknown().transform((value, context): Record<string, string> | '' => {
  if (value === '') return '';
  if (typeof value !== 'object' || value === null) return refuse(context, 'Invalid object');
  const entries: [string, string][] = [];
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry !== 'string') return refuse(context, 'Metadata values must be strings.');
    if (key.length > MAX_METADATA_KEY_LENGTH) {
      return refuse(context, 'Metadata keys can have up to 40 characters.');
    }
    if (entry.length > MAX_METADATA_VALUE_LENGTH) {
      return refuse(context, 'Metadata values can have up to 500 characters.');
    }
    entries.push([key, entry]);
  }
  return Object.fromEntries(entries);
});

/** The metadata after a change; more than 50 keys are refused. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (change === '') return {};
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== '');
  if (merged.length > MAX_METADATA_KEYS) {
    throw invalidRequest('Metadata can have up to 50 keys.', { param: 'metadata' });
  }
  return Object.fromEntries(merged);
}

/** `name[]=a&name[]=b`, each text one of those given. */
export function listOf<const Value extends string>(values: readonly Value[], refusal: string) {
  return z.unknown().transform((given, context): Value[] => {
    const items = typeof given === 'object' && given !== null ? Object.values(given) : [];
    const known = values.filter((value) => items.includes(value));
    const stranger = items.find((item) => !known.some((value) => value === item));
    if (stranger !== undefined || known.length === 0) {
      return refuse(context, `${refusal} (${String(stranger ?? given).slice(0, 40)}).`);
    }
    return known;
  });
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
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  throw refusalOf(result.error.issues, form);
}

function refusalOf(issues: z.core.$ZodIssue[], form: Form): ApiError {
  const issue = issues.find((candidate) => candidate.code === 'unrecognized_keys') ?? issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => paramName([...issue.path, key]));
    return invalidRequest(
      `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`,
      { code: 'parameter_unknown', param: names[0] ?? '' },
    );
  }
  const path = issue?.path ?? [];
  const param = paramName(path);
  const code: unknown = issue?.code === 'custom' ? issue.params?.code : undefined;
  if (code === 'parameter_invalid_empty') {
    return invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset ` +
        `a parameter; however '${param}' cannot be unset. You should remove '${param}' from your ` +
        'request or supply a non-empty value.',
      { code, param },
    );
  }
  if (isMissing(form, path)) {
    return invalidRequest(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }
  if (issue?.code === 'invalid_value') {
    const values = issue.values.map(String).join(', ');
    return invalidRequest(`Invalid ${param}: must be one of ${values}`, { param });
  }
  if (issue?.code === 'custom') {
    return invalidRequest(issue.message, { param, ...(typeof code === 'string' ? { code } : {}) });
  }
  return invalidRequest(`Invalid value for ${param}.`, { param });
}

function paramName(path: PropertyKey[]): string {
  return path.map((key, depth) => (depth === 0 ? String(key) : `[${String(key)}]`)).join('');
}

function isMissing(form: Form, path: PropertyKey[]): boolean {
  let value: string | Form | undefined = form;
  for (const key of path) {
    value = typeof value === 'object' ? value[String(key)] : undefined;
  }
  return value === undefined;
}

/** Adds the refusal of one parameter to a transform under way. */
export function refuse(context: z.RefinementCtx, message: string, code?: string): never {
  context.addIssue({ code: 'custom', message, params: { code } });
  return z.NEVER;
}
