/** Stripe's form encoding: `a[b]=1&c[]=2` is a tree of strings. Hostile input is an ApiError. */
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { invalidRequest } from './answer.ts';

/** A decoded form; its objects have no prototype, so any name is only a name. */
export type Form = { [name: string]: string | Form };

const MAX_BODY_IN_BYTES = 256 * 1024;
const MAX_FIELDS = 1000;
const MAX_DEPTH = 6;
const NESTED_NAME = /^[^[\]]+(\[[^[\]]*\])+$/;

/** Decodes a query or a body; `a[]` is the next index of `a`. */
export function decodeForm(encoded: string): Form {
  const fields = [...new URLSearchParams(encoded)];
  if (fields.length > MAX_FIELDS) throw invalidRequest('The request has too many parameters.');
  const form = emptyForm();
  for (const [name, value] of fields) {
    // PostgreSQL cannot store a NUL, and no field of Stripe's has a use for one.
    if (`${name}${value}`.includes('\0')) {
      throw invalidRequest('A parameter contains a NUL character. Remove it.', {
        code: 'invalid_characters',
      });
    }
    const path = NESTED_NAME.test(name) ? name.replaceAll(']', '').split('[') : [name];
    if (path.length > MAX_DEPTH) throw invalidRequest('A parameter is nested too deeply.');
    if (!setOnce(form, path, value)) {
      throw invalidRequest(`You passed more than one value for '${name}'.`, { param: name });
    }
  }
  return form;
}

function refuseBody(): never {
  const message = `The request body is larger than ${MAX_BODY_IN_BYTES} bytes.`;
  throw invalidRequest(message, { status: 413 });
}

const limitByReading = bodyLimit({ maxSize: MAX_BODY_IN_BYTES, onError: refuseBody });

/**
 * Refuses a body of more than 256 KiB, counted where its length is not declared: looking at the body costs
 * a whole `Request`.
 */
export const limitBody: MiddlewareHandler = async (context, next) => {
  const length = context.req.header('content-length');
  if (length === undefined || context.req.header('transfer-encoding') !== undefined) {
    return limitByReading(context, next);
  }
  return Number(length) > MAX_BODY_IN_BYTES ? refuseBody() : next();
};

/** Reads a form body. */
export async function readForm({ req }: Context): Promise<Form> {
  const body = await req.text();
  const contentType = req.header('content-type') ?? '';
  if (body !== '' && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType)) {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    );
  }
  return decodeForm(body);
}

/** Sets the value at its place in the tree; false if there is a value already. */
function setOnce(form: Form, [segment = '', ...rest]: string[], value: string): boolean {
  const key = segment || String(Object.keys(form).length);
  if (rest.length > 0) {
    form[key] ??= emptyForm();
    return typeof form[key] === 'object' && setOnce(form[key], rest, value);
  }
  if (key in form) return false;
  form[key] = value;
  return true;
}

function emptyForm(): Form {
  return Object.create(null);
}
