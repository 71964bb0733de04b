/** Stripe's form encoding: `a[b]=1&c[]=2` is a tree of texts. Hostile input is an ApiError. */
import { invalidRequest } from './answer.ts';

/** A decoded form; its objects have no prototype, so any name is only a name. */
export type Form = { [name: string]: string | Form };

const MAX_BODY_IN_BYTES = 256 * 1024;
const MAX_FIELDS = 1000;
const MAX_DEPTH = 6;
const FIELD_NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/** Decodes a query or a body; `a[]` counts up from 0, and a field given twice is the last one. */
export function decodeForm(encoded: string): Form {
  const form = emptyForm();
  const fields = [...new URLSearchParams(encoded)];
  if (fields.length > MAX_FIELDS) throw invalidRequest('The request has too many parameters.');
  for (const [name, value] of fields) {
    // PostgreSQL cannot store a NUL, and no field of Stripe's has a use for one.
    if (name.includes('\0') || value.includes('\0')) {
      throw invalidRequest('A parameter contains a NUL character. Remove it.', {
        code: 'invalid_characters',
      });
    }
    put(form, pathOf(name), value, name);
  }
  return form;
}

/** Reads a form body, at most 256 KiB of it. */
export async function readForm(request: Request): Promise<Form> {
  const body = await readText(request);
  const contentType = request.headers.get('content-type') ?? '';
  if (body !== '' && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType)) {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    );
  }
  return decodeForm(body);
}

async function readText(request: Request): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  for await (const chunk of request.body) {
    byteCount += chunk.byteLength;
    if (byteCount > MAX_BODY_IN_BYTES) {
      throw invalidRequest(`The request body is larger than ${MAX_BODY_IN_BYTES} bytes.`, {
        status: 413,
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function pathOf(name: string): string[] {
  const [, first, rest = ''] = FIELD_NAME.exec(name) ?? [];
  if (first === undefined) return [name];
  const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
  if (path.length > MAX_DEPTH) throw invalidRequest('A parameter is nested too deeply.');
  return path;
}

function put(form: Form, path: string[], value: string, name: string): void {
  let parent = form;
  for (const [depth, segment] of path.entries()) {
    const key = segment === '' && depth > 0 ? String(Object.keys(parent).length) : segment;
    if (depth === path.length - 1) {
      if (typeof parent[key] === 'object') throw mixed(name);
      parent[key] = value;
      return;
    }
    const child = parent[key] ?? emptyForm();
    if (typeof child === 'string') throw mixed(name);
    parent[key] = child;
    parent = child;
  }
}

function mixed(name: string): Error {
  return invalidRequest(`Parameter ${name} is given as a value and as an object.`, { param: name });
}

function emptyForm(): Form {
  return Object.create(null);
}
