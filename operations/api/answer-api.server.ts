/** The HTTP API's face of the operations: `POST /api/v1/<room>/<verb>`, JSON in and out (docs/api.md). */
import * as z from 'zod';
import type { Shop } from '#app/shop.server.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { exportFile, toFileStream } from '#operations/jobs/export-file.server.ts';
import { type Actor, OperationRefused, REFUSALS, type RefusalCode } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import { BODY_TOO_LONG, readBody } from '#operations/read-body.ts';
import { findOperation } from '#operations/table/operations.server.ts';

/** RFC 9457; `errors` by field of the input. */
function problem(
  code: RefusalCode,
  detail: string,
  problems: Readonly<Record<string, string>> = {},
) {
  const { status, title } = REFUSALS[code];
  const errors = Object.entries(problems).map(([field, message]) => ({ field, message }));
  return Response.json(
    { type: 'about:blank', title, status, detail, code, ...(errors.length > 0 && { errors }) },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}

/** Beside the fields of the operation, `confirmed`: the question to which the answer is yes, or true. */
const bodySchema = z.record(z.string(), z.unknown());

async function callOperation(request: Request, shop: Shop, actor: Actor): Promise<Response> {
  const [, room, verb] =
    /^\/api\/v1\/([\w-]+)\/([\w-]+)$/.exec(new URL(request.url).pathname) ?? [];
  const operation = findOperation(`${room}.${verb}`);
  if (!operation) throw new OperationRefused('not_found', 'There is no such operation.');
  if (request.method !== 'POST') {
    throw new OperationRefused('bad_input', 'An operation is called by POST.');
  }
  const key = request.headers.get('idempotency-key');
  const text = request.body ? await readBody(request.body) : '';
  if (text === null) throw new OperationRefused('bad_input', BODY_TOO_LONG);
  const body = bodySchema.safeParse(text === '' ? {} : parseJson(text));
  if (!body.success) throw new OperationRefused('bad_input', 'The body has to be a JSON object.');
  const { confirmed, ...input } = body.data;
  if (operation.kind === 'file') {
    const file = exportFile(operation, { shop, actor, input });
    const headers = { 'content-type': file.contentType };
    return new Response(await toFileStream(file), { headers });
  }
  const performed = await perform(operation, {
    shop,
    actor,
    input,
    key,
    ...((confirmed === true || typeof confirmed === 'string') && { confirmed }),
  });
  if (performed.kind === 'done') {
    const headers = { 'idempotency-replayed': String(performed.isRepeated) };
    return Response.json(performed.output, key === null ? {} : { headers });
  }
  const yes = performed.mustBeRead ? ' with this question' : ': true';
  const detail = `${performed.question} To do it, send "confirmed"${yes} as well.`;
  throw new OperationRefused('unconfirmed', detail);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Never throws: what is refused is problem details. */
export async function answerApi(request: Request, shop: Shop, actor: Actor): Promise<Response> {
  try {
    return await callOperation(request, shop, actor);
  } catch (error) {
    if (error instanceof OperationRefused)
      return problem(error.code, error.message, error.problems);
    if (isDatabaseUnavailable(error)) {
      return problem('unavailable', 'The database does not answer. Try again in a moment.');
    }
    shop.log.error({ err: error }, 'A call of the API failed');
    return Response.json(
      {
        type: 'about:blank',
        title: 'It failed',
        status: 500,
        detail: 'The log of the shop says why.',
      },
      { status: 500, headers: { 'content-type': 'application/problem+json' } },
    );
  }
}
