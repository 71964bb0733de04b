/** The input of an operation, as a request of the API carries it. */
import * as z from 'zod';
import { type Operation, type OperationInput, OperationRefused } from '#operations/operation.ts';
import { BODY_TOO_DEEP, BODY_TOO_LONG, isTooDeep, readBody } from '#operations/read-body.ts';
import { fieldsOf, type TextField } from '#operations/read-texts.ts';
import { CallRefused } from './problem.ts';
import { type FormTexts, pictureFields, readForm } from './read-form.server.ts';

export type ApiCall = {
  input: Record<string, unknown>;
  /** The question to which the answer is yes, or true. */
  confirmed?: string | true;
};

/** What changes something is posted; all else is in the address. */
export function methodOf({ kind }: Operation): 'GET' | 'POST' {
  return kind === 'change' ? 'POST' : 'GET';
}

function readValue({ kind }: TextField, text: string): unknown {
  if (kind === 'number') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (kind === 'flag') return text === 'true' || (text === 'false' ? false : text);
  return text;
}

/** Texts of a query or a form, as many of a name as there are. */
function readNamed(operation: Operation, texts: FormTexts): Record<string, unknown> {
  const fields = fieldsOf(operation.input);
  const names = [...new Set(texts.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const field = fields.find((one) => one.name === name);
      const values = texts.flatMap(([one, text]) => (one === name ? [text] : []));
      if (field && !field.isList && values.length > 1) {
        const problem = 'is given more than once';
        throw new OperationRefused('bad_input', `Nothing was done: ${name} ${problem}.`, {
          [name]: problem,
        });
      }
      const read = field ? values.map((value) => readValue(field, value)) : values;
      return [name, field?.isList ? read : read[0]];
    }),
  );
}

// Not a record, which leaves out `__proto__`: no field is ignored.
const bodySchema = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

const JSON_TYPE = /^application\/json *(?:;|$)/i;

const FORM_TYPE = /^multipart\/form-data *;/i;

async function readFields(
  operation: Operation,
  request: Request,
  dataDir: string,
): Promise<Record<string, unknown>> {
  const isForm = FORM_TYPE.test(request.headers.get('content-type') ?? '');
  if (!isForm || pictureFields(operation).length === 0) return readJson(request);
  const { confirmed, ...fields } = readNamed(
    operation,
    await readForm(operation, request, dataDir),
  );
  return {
    ...fields,
    ...(confirmed !== undefined && { confirmed: confirmed === 'true' || confirmed }),
  };
}

async function readJson(request: Request): Promise<Record<string, unknown>> {
  // What is not read of it is the server's to end, once it is answered.
  const text = request.body ? await readBody(request.body.values({ preventCancel: true })) : '';
  if (text === null) throw new CallRefused('body_too_large', BODY_TOO_LONG);
  if (text === '') return {};
  const type = request.headers.get('content-type');
  if (type !== null && !JSON_TYPE.test(type)) {
    throw new CallRefused('bad_type', 'Send the body as application/json.', {
      accept: 'application/json',
    });
  }
  if (isTooDeep(text)) throw new CallRefused('bad_body', BODY_TOO_DEEP);
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // As what is no object.
  }
  const body = bodySchema.safeParse(value);
  if (body.success) return body.data;
  throw new CallRefused('bad_body', 'The body has to be a JSON object.');
}

/** The field by which a caller says which version they saw, where there is one; null where there is none. */
export function versionField(input: OperationInput): string | null {
  const names = ['version', 'seenVersion'];
  return fieldsOf(input).find(({ name }) => names.includes(name))?.name ?? null;
}

export function toEntityTag(version: string): string {
  return `"${encodeURIComponent(version)}"`;
}

/** Throws for a tag that no answer has had. */
function readEntityTag(header: string): string {
  const [, text] = /^\s*"([^"]*)"\s*$/.exec(header) ?? [];
  try {
    if (text !== undefined) return decodeURIComponent(text);
  } catch {
    // No tag of this API.
  }
  throw new CallRefused('bad_body', 'If-Match takes one ETag, as an answer of this API has it.');
}

function readIfMatch({ input }: Operation, header: string | null): Record<string, unknown> {
  if (header === null || header.trim() === '*') return {};
  const name = versionField(input);
  if (name !== null) return { [name]: readEntityTag(header) };
  throw new CallRefused('bad_body', 'This call takes no If-Match: what it changes has no version.');
}

/** Throws CallRefused and OperationRefused. */
export async function readCall(
  operation: Operation,
  request: Request,
  dataDir: string,
): Promise<ApiCall> {
  if (methodOf(operation) === 'GET') {
    return { input: readNamed(operation, [...new URL(request.url).searchParams]) };
  }
  const seen = readIfMatch(operation, request.headers.get('if-match'));
  const { confirmed, ...input } = await readFields(operation, request, dataDir);
  for (const [name, version] of Object.entries(seen)) {
    if (input[name] === undefined || input[name] === version) continue;
    throw new CallRefused('bad_body', `If-Match and ${name} name two versions: send one of them.`);
  }
  return {
    input: { ...seen, ...input },
    ...((confirmed === true || typeof confirmed === 'string') && { confirmed }),
  };
}
