/** The document of the API, held against the API: calls are made from it, and answers are what it says. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { EVENT_KIND_NAMES } from '#app/features/events/event-kinds.ts';
import { TOKEN_SCOPES } from '#operations/scopes.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import '#tests/run/fixed-seed.ts';
import { brokenBodies, type Known, valueFor } from '#tests/fixtures/from-schema.ts';
import { testApi } from '#tests/shop/test-api.ts';
import { apiDocument, callsOfPrograms } from './api-document.ts';
import type { JsonSchema } from './api-schemas.ts';
import type { ApiOperation, Parameter } from './openapi-types.ts';

const shopApi = await testApi();
afterAll(() => shopApi.close());

const document = apiDocument(OPERATIONS, 'Basket');
const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

let token = '';
let known: Known = {};
beforeAll(async () => {
  token = await shopApi.tokenOf(TOKEN_SCOPES);
  const orders = [await shopApi.placed(), await shopApi.placed(), 'nothing'];
  known = { order: orders, variant: ['book', 'tablet', 'none'], product: ['book', 'none'] };
});

const isParameter = (one: object): one is Parameter => 'in' in one;

/** The schema of the whole input, wherever the call carries it. */
function inputOf({ parameters, requestBody }: ApiOperation): JsonSchema {
  if (requestBody) return requestBody.content['application/json'].schema;
  const own = parameters.filter(isParameter);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

function toQuery(input: Record<string, unknown>): string {
  const texts = Object.entries(input).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return String(new URLSearchParams(texts));
}

function send({ path, method }: (typeof calls)[number], input: Record<string, unknown>) {
  const plain = path.replace('/api/v1/', '');
  return method === 'post'
    ? shopApi.call(plain, { token, body: input })
    : shopApi.call(`${plain}?${toQuery(input)}`, { token });
}

function schemaOf({ responses }: ApiOperation, status: number): JsonSchema | null {
  if (status !== 200) return document.components.schemas.Problem ?? null;
  const done = responses[200];
  const schema = done && 'content' in done ? done.content?.['application/json']?.schema : null;
  if (!schema || !('$ref' in schema)) return null;
  return document.components.schemas[String(schema.$ref).split('/').at(-1) ?? ''] ?? null;
}

const readers = new Map<JsonSchema, z.ZodType>();

/** Throws where the answer is none that the document has. */
function checkAnswer(
  { operation }: (typeof calls)[number],
  { status, body, headers }: Awaited<ReturnType<typeof send>>,
): void {
  expect(Object.keys(operation.responses), JSON.stringify(body).slice(0, 300)).toContain(
    String(status),
  );
  const schema = schemaOf(operation, status);
  // A file.
  if (schema === null || !headers.get('content-type')?.includes('json')) return;
  const reader = readers.get(schema) ?? z.fromJSONSchema(schema);
  readers.set(schema, reader);
  const read = reader.safeParse(body);
  expect(read.error?.issues.slice(0, 3), JSON.stringify(body).slice(0, 300)).toBeUndefined();
  expect(headers.get('ratelimit')).not.toBeNull();
}

const RUNS = 3;

/** Words of a library or of the language, which say nothing to who has called. */
const LEAKED = /\bexpected\b|Invalid|Too (?:big|small)|\[object|undefined|NaN|Unrecognized/;

describe.for(calls)('$method $path', (call) => {
  const schema = inputOf(call.operation);

  test('answers what it takes as the document says', async () => {
    const inputs = fc.sample(valueFor(schema, known), RUNS);
    for (const input of inputs) {
      checkAnswer(call, await send(call, z.record(z.string(), z.unknown()).parse(input)));
    }
  });

  test('refuses what it does not take, by the path of the field', async () => {
    for (const { field, body } of brokenBodies(schema)) {
      if (field === 'confirmed') continue;
      const answer = await send(call, body);
      checkAnswer(call, answer);
      const { [field]: value } = schema.properties ?? {};
      const one = typeof value === 'object' && value.type === 'array' ? value.items : value;
      const takesText =
        typeof one === 'object' && !Array.isArray(one) && one.type === 'string' && !one.enum;
      // In an address all is text.
      if (call.method === 'get' && takesText && Object.hasOwn(body, field)) continue;
      expect([field, answer.status]).toEqual([field, 422]);
      expect(answer.body.detail).not.toMatch(LEAKED);
      expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
        expect.arrayContaining([expect.stringMatching(new RegExp(`^/${field}(?:/|$)`))]),
      );
    }
  });
});

test('the document has every operation that a token can be made for, under its own name', async () => {
  const names = callsOfPrograms(OPERATIONS).map(({ name }) => name);
  expect(calls.map(({ operation }) => operation.operationId)).toEqual(names);
  const served = await shopApi.call('openapi.json');
  expect(served.body).toEqual(JSON.parse(JSON.stringify(document)));
});

test('the document has every event that a webhook can be told of', () => {
  expect(Object.keys(document.webhooks)).toEqual(EVENT_KIND_NAMES);
  for (const { post } of Object.values(document.webhooks)) {
    const { schema } = post.requestBody.content['application/json'];
    expect(schema).toMatchObject({
      type: 'object',
      required: ['type', 'version', 'timestamp', 'data'],
    });
  }
});

test('every reference of the document leads somewhere', () => {
  for (const [, path = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = path
      .split('/')
      .reduce<unknown>(
        (value, name) => Object.entries(value ?? {}).find(([key]) => key === name)?.[1],
        document,
      );
    expect(found, path).toBeDefined();
  }
});

test('amounts and times are whole numbers, in every answer and event', () => {
  const isWhole = (schema: unknown): boolean => {
    const { type, anyOf } = z
      .object({ type: z.unknown(), anyOf: z.unknown() })
      .partial()
      .parse(schema);
    if (Array.isArray(anyOf)) return anyOf.every(isWhole);
    return type === 'integer' || type === 'null' || type === 'array';
  };
  const wrong: string[] = [];
  const { components, webhooks } = document;
  JSON.stringify([components.schemas, webhooks], (name, value) => {
    if (/(?:Cents|Seconds)$/.test(name) && !isWhole(value)) wrong.push(name);
    return value;
  });
  expect(wrong).toEqual([]);
});
