/** Hono handlers of the API: each judges the parameters before anything is done. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { type Call, type CallDeps, runCall, unixSeconds } from '../payments/call.ts';
import type { Store } from '../payments/database.ts';
import { newClientSecret, newId } from '../payments/ids.ts';
import { newIntent } from '../payments/new-intent.ts';
import { API_VERSION } from '../webhooks/record-event.ts';
import { ApiError, errorObject } from '../wire/answer.ts';
import { decodeForm, readForm } from '../wire/form.ts';
import { parseParameters } from '../wire/parameters.ts';
import { paymentIntentObject } from '../wire/payment-intent-object.ts';
import {
  type Attempt,
  answerOnce,
  answerRecord,
  type ChangeRequest,
  deleteExpiredKeys,
  fingerprintOf,
  keyInUse,
  readIdempotencyKey,
  readStoredAnswer,
  type SerializedAnswer,
  storeAnswer,
} from './idempotency.ts';
import { insertIntent } from './make-intent.ts';
import { createParameters } from './payment-intent-parameters.ts';

/** What a call would change: the body of its answer, and the write of both (`Attempt`). */
export type Change = { body: unknown; write: Attempt['write'] };

export type ApiEnv = { Variables: { requestId: string } };

type ApiContext = Context<ApiEnv>;

/** Makers of handlers: each takes a schema and the work on its parameters and the id of the path. */
export function createEndpoints(deps: CallDeps) {
  const keysInFlight = new Set<string>();

  /** A call that changes nothing. */
  function read<Schema extends z.ZodType>(
    schema: Schema,
    work: (store: Store, parameters: z.output<Schema>, id: string) => Promise<unknown>,
  ) {
    return async (context: ApiContext) => {
      const parameters = parseParameters(schema, decodeForm(new URL(context.req.url).search));
      const body = await work(deps.db, parameters, context.req.param('id') ?? '');
      return respond(context, serialize(200, body));
    };
  }

  /** A call that changes something: `decide` reads and decides, and the write stores the answer too. */
  function change<Schema extends z.ZodType>(
    schema: Schema,
    decide: (call: Call, parameters: z.output<Schema>, id: string) => Promise<Change>,
  ) {
    return exclusive(schema, (call, request, parameters, id) =>
      answerOnce(call.store, request, () => toAttempt(call.store, decide(call, parameters, id))),
    );
  }

  /** The call that creates an intent reads nothing first: it depends on its parameters alone. */
  const createIntent = exclusive(createParameters, async (call, request, parameters) => {
    const id = newId('pi');
    const ids = { id, clientSecret: newClientSecret(id) };
    const row = newIntent(parameters, ids, unixSeconds(call.now));
    const answer = serialize(200, paymentIntentObject(row));
    for (;;) {
      if (await insertIntent(call, row, answerRecord(request, answer))) return answer;
      const stored = await readStoredAnswer(deps.db, request);
      if (stored) return stored;
      // The key has expired and its answer is still there.
      await deleteExpiredKeys(deps.db, request.now);
    }
  });

  /** Refuses a key whose first request is under way in this process. */
  function exclusive<Schema extends z.ZodType>(
    schema: Schema,
    work: (
      call: Call,
      request: ChangeRequest,
      parameters: z.output<Schema>,
      id: string,
    ) => Promise<SerializedAnswer>,
  ) {
    return async (context: ApiContext) => {
      const { req } = context;
      const { requestId } = context.var;
      const form = await readForm(context);
      const parameters = parseParameters(schema, form);
      const key = readIdempotencyKey(req.raw.headers);
      if (key !== null && keysInFlight.has(key)) throw keyInUse(key);
      if (key !== null) keysInFlight.add(key);
      try {
        const fingerprint = fingerprintOf(req.method, req.path, form);
        const answer = await runCall(
          deps,
          (call) => {
            const request = { key, fingerprint, requestId, now: call.now };
            return work(call, request, parameters, req.param('id') ?? '');
          },
          { requestId, idempotencyKey: key },
        );
        return respond(context, answer);
      } finally {
        if (key !== null) keysInFlight.delete(key);
      }
    };
  }

  return { read, change, createIntent };
}

/** A refusal is an answer like any other: it is stored with its key. A bug or an outage is not. */
async function toAttempt(store: Store, change: Promise<Change>): Promise<Attempt> {
  try {
    const { body, write } = await change;
    return { answer: serialize(200, body), write };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer = serialize(error.status, errorObject(error.body));
    return { answer, write: (record) => storeAnswer(store, record) };
  }
}

/** An answer as it is sent and stored. */
export function serialize(status: number, body: unknown): SerializedAnswer {
  return { status, body: JSON.stringify(body) };
}

/** The response with Stripe's headers. */
export function respond(context: ApiContext, answer: SerializedAnswer): Response {
  const { status, body, originalRequestId } = answer;
  const key = context.req.header('idempotency-key');
  const headers = {
    'cache-control': 'no-cache, no-store',
    'content-type': 'application/json',
    'request-id': context.var.requestId,
    'stripe-version': API_VERSION,
    ...(key && { 'idempotency-key': key }),
    ...(originalRequestId && {
      'idempotent-replayed': 'true',
      'original-request': originalRequestId,
    }),
  };
  return new Response(body, { status, headers });
}
