/** The HTTP API's face of the operations: `/api/v1/<room>/<verb>`, JSON in and out (docs/api.md). */
import type { Shop } from '#app/shop.server.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { exportFile, toFileStream } from '#operations/jobs/export-file.server.ts';
import { type Actor, type Operation, OperationRefused } from '#operations/operation.ts';
import { checkMayDo, perform } from '#operations/perform.server.ts';
import { fieldsOf, type TextField } from '#operations/read-texts.ts';
import { findOperation } from '#operations/table/operations.server.ts';
import { CallRefused, problemAnswer, refusalAnswer } from './problem.ts';
import { methodOf, readCall, toEntityTag } from './read-call.ts';

const RETRY_AFTER = { 'retry-after': '5' };

function findCalled({ url, method }: Request): Operation {
  const [, room, verb] = /^\/api\/v1\/([\w-]+)\/([\w-]+)$/.exec(new URL(url).pathname) ?? [];
  const operation = findOperation(`${room}.${verb}`);
  if (!operation)
    throw new OperationRefused('not_found', 'There is no such operation: docs/api.md lists them.');
  const needed = methodOf(operation);
  if (method === needed || (method === 'HEAD' && needed === 'GET')) return operation;
  const allow = needed === 'GET' ? 'GET, HEAD' : needed;
  throw new CallRefused('bad_method', `${operation.name} is called by ${needed}.`, { allow });
}

/** The fields that name a file or folder of the machine of the shop, which no program elsewhere does. */
export function pathFields({ input }: Pick<Operation, 'input'>): TextField[] {
  return fieldsOf(input).filter(({ meta }) => meta.text === 'path');
}

/** Whether it can be called without naming one. */
export function isForPrograms(operation: Pick<Operation, 'input'>): boolean {
  return pathFields(operation).every(({ isRequired }) => !isRequired);
}

function versionOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null || !('version' in output)) return null;
  return typeof output.version === 'string' ? output.version : null;
}

async function callOperation(
  operation: Operation,
  request: Request,
  shop: Shop,
  actor: Actor,
): Promise<Response> {
  checkMayDo(actor, operation);
  const read = await readCall(operation, request, shop.dataDir);
  const namesPath = pathFields(operation).some(({ name }) => read.input[name] !== undefined);
  if (actor.tokenHash !== undefined && (namesPath || !isForPrograms(operation))) {
    const message = 'It reads or writes files of the machine of the shop: use a command there.';
    throw new OperationRefused('forbidden', message);
  }
  const call = { shop, actor, ...read };
  if (operation.kind === 'file') {
    const file = exportFile(operation, call);
    const headers = { 'content-type': file.contentType };
    // A head begins nothing.
    return new Response(request.method === 'HEAD' ? null : await toFileStream(file), { headers });
  }
  const key = operation.kind === 'change' ? request.headers.get('idempotency-key') : null;
  const performed = await perform(operation, { ...call, key });
  if (performed.kind === 'done') {
    const version = versionOf(performed.output);
    return Response.json(performed.output, {
      headers: {
        ...(key !== null && { 'idempotency-replayed': String(performed.isRepeated) }),
        ...(version !== null && { etag: toEntityTag(version) }),
      },
    });
  }
  const yes = performed.mustBeRead ? ' with this question' : ': true';
  const detail = `${performed.question} To do it, send "confirmed"${yes} as well.`;
  throw new OperationRefused('unconfirmed', detail);
}

/** Never throws: what is refused is problem details. `answer` may throw what a call may. */
export async function answerInWords(
  { log }: Pick<Shop, 'log'>,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof OperationRefused) {
      return refusalAnswer(error, { known: [], hasSeen: false });
    }
    if (error instanceof CallRefused) {
      return problemAnswer(error.code, { detail: error.message, headers: error.headers });
    }
    if (isDatabaseUnavailable(error)) {
      const detail = 'The database does not answer. Try again in a moment.';
      return problemAnswer('unavailable', { detail, headers: RETRY_AFTER });
    }
    log.error({ err: error }, 'A call of the API failed');
    return problemAnswer('internal', { detail: 'The log of the shop says why.' });
  }
}

/** Calls an operation as somebody who is known. Never throws: what is refused is problem details. */
export function answerApi(request: Request, shop: Shop, actor: Actor): Promise<Response> {
  return answerInWords(shop, async () => {
    const operation = findCalled(request);
    try {
      return await callOperation(operation, request, shop, actor);
    } catch (error) {
      if (!(error instanceof OperationRefused)) throw error;
      const known = fieldsOf(operation.input).map(({ name }) => name);
      return refusalAnswer(error, { known, hasSeen: request.headers.has('if-match') });
    }
  });
}
