/** The API as an OpenAPI 3.1 document, made from the table of operations: its schemas are those that a call is held against. */
import * as z from 'zod';
import { EVENT_MESSAGES } from '#app/features/events/event-bodies.ts';
import { EVENT_KINDS } from '#app/features/events/event-kinds.ts';
import type { Operation } from '#operations/operation.ts';
import { SCOPES, type Scope, TOKEN_SCOPES } from '#operations/scopes.ts';
import { isForPrograms, pathFields } from './answer-api.server.ts';
import { inputSchema, type JsonSchema, outputSchema } from './api-schemas.ts';
import type {
  Answer,
  ApiDocument,
  ApiOperation,
  Media,
  Parameter,
  Ref,
  Webhook,
} from './openapi-types.ts';
import { PROBLEMS } from './problem.ts';
import { methodOf, versionField } from './read-call.ts';
import { pictureFields } from './read-form.server.ts';

export const API_VERSION = '1.0.0';

const tokenScopes: readonly string[] = TOKEN_SCOPES;

/** Those that a token can be made for. */
export function callsOfPrograms(operations: readonly Operation[]): Operation[] {
  return operations.filter((one) => tokenScopes.includes(one.scope) && isForPrograms(one));
}

const header = (name: string): Ref => ({ $ref: `#/components/headers/${name}` });
const limits = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimit-Policy') };

const HEADERS = {
  RateLimit: 'What is left for this token: `"token";r=599;t=60`, calls and seconds',
  'RateLimit-Policy': 'How often a token may call: `"token";q=600;w=60`, calls in seconds',
  'Retry-After': 'Seconds to wait',
  ETag: 'The version, for If-Match',
  'Idempotency-Replayed': '`true` of an answer to a call that was done before',
};

/** What any call can be answered with, by status, beside what it is for. */
function problemAnswers(): Record<string, Answer> {
  const byStatus = Map.groupBy(
    [...Object.values(PROBLEMS), { status: 412, title: PROBLEMS.changed.title }],
    ({ status }) => status,
  );
  const known = [...byStatus].filter(([status]) => status !== 500);
  return Object.fromEntries(
    known.map(([status, problems]) => [
      `Problem${status}`,
      {
        description: problems.map(({ title }) => title).join('; '),
        ...([429, 503].includes(status) && { headers: { 'Retry-After': header('Retry-After') } }),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

const text: JsonSchema = { type: 'string' };

const PROBLEM: JsonSchema = {
  type: 'object',
  description: 'RFC 9457',
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    detail: { ...text, description: 'A sentence that says what to do' },
    code: { ...text, enum: Object.keys(PROBLEMS) },
    scope: { ...text, description: 'The scope that the token lacks' },
    state: { ...text, description: 'Of `wrong_state`: the state of the order' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'detail'],
        properties: {
          pointer: { ...text, description: 'The field of the input, as a JSON pointer' },
          detail: text,
        },
      },
    },
  },
};

const PARAMETERS: Record<string, Parameter> = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A new one for each call: repeated with it within a day, the call is done once and answered the same',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The ETag of what was seen: it is changed only if that is still how it is, else 412',
    schema: text,
  },
};

/** `orders.approve-return`: `OrdersApproveReturn` */
function componentName({ name }: Operation): string {
  return name.replace(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const CONFIRMED: JsonSchema = {
  anyOf: [{ const: true }, text],
  description:
    'It asks first: 409 `unconfirmed`, whose detail has the question. `true`, or the question, does it',
};

function confirmable(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...schema.properties, confirmed: CONFIRMED } };
}

/** As the value of a query has it: absent where a body has null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { default: known, anyOf, ...rest } = schema;
  const others = anyOf?.filter((one) => typeof one === 'object' && one.type !== 'null');
  const [only] = others ?? [];
  const inner =
    others?.length === 1 && typeof only === 'object' ? only : { ...(anyOf && { anyOf }) };
  return { ...inner, ...rest, ...(known != null && { default: known }) };
}

function queryParameters({ properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property !== 'object') return [];
    const { description = '', ...schema } = withoutNull(property);
    return [{ name, in: 'query' as const, required: required.includes(name), description, schema }];
  });
}

const PICTURE_PART = { contentType: 'image/*, text/plain' };

const FILE: Media = Object.fromEntries(
  ['text/csv', 'application/json', 'application/jsonl'].map((type) => [type, { schema: text }]),
);

function toApiOperation(operation: Operation, output: Ref | null): ApiOperation {
  const { name, does, scope, orScopes = [], input } = operation;
  const isWrite = operation.kind === 'change';
  const forTokens = (scopes: readonly Scope[]) => scopes.filter((one) => tokenScopes.includes(one));
  const or = forTokens(orScopes);
  const too = forTokens(operation.kind === 'file' ? [] : (operation.mayNeed ?? []));
  const hasVersion = isWrite && versionField(input) !== null;
  const pictures = isWrite ? pictureFields(operation) : [];
  const hidden = pathFields(operation).map((field) => field.name);
  const shown = Object.entries(input.shape).filter(([field]) => !hidden.includes(field));
  const schema = inputSchema(z.object(Object.fromEntries(shown)));
  const body = isWrite && operation.ask ? confirmable(schema) : schema;
  const common = [401, 403, 404, 422, 429, 503];
  const statuses = [
    ...common,
    ...(isWrite ? [400, 409, 413, 415] : []),
    ...(hasVersion ? [412] : []),
  ];
  const parameter = (one: string): Ref => ({ $ref: `#/components/parameters/${one}` });
  return {
    operationId: name,
    tags: [name.split('.')[0] ?? ''],
    summary: does,
    description: `${does}. It needs the scope \`${scope}\`${[...or, ...too].map((one) => `, for some of it \`${one}\``).join('')}.`,
    security: [
      ...[scope, ...or].map((one) => ({ token: [one] })),
      ...too.map((one) => ({ token: [scope, one] })),
    ],
    parameters: isWrite
      ? [parameter('Idempotency-Key'), ...(hasVersion ? [parameter('If-Match')] : [])]
      : queryParameters(schema),
    ...(isWrite && {
      requestBody: {
        required: (schema.required ?? []).length > 0,
        content: {
          'application/json': { schema: body },
          ...(pictures.length > 0 && {
            'multipart/form-data': {
              schema: body,
              encoding: Object.fromEntries(pictures.map((name) => [name, PICTURE_PART])),
            },
          }),
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        headers: {
          ...limits,
          ...(isWrite && { 'Idempotency-Replayed': header('Idempotency-Replayed') }),
        },
        content: output ? { 'application/json': { schema: output } } : FILE,
      },
      ...Object.fromEntries(
        statuses
          .toSorted((one, other) => one - other)
          .map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  };
}

function toWebhook({ kind, schema }: (typeof EVENT_MESSAGES)[number]): { post: Webhook } {
  return {
    post: {
      summary: EVENT_KINDS[kind],
      requestBody: { content: { 'application/json': { schema: outputSchema(schema) } } },
      responses: { '2XX': { description: 'Received: it is not sent again' } },
    },
  };
}

const DESCRIPTION = [
  'What staff can do, for programs. A token is made in the admin, and sent as `Authorization: Bearer basket_…`.',
  'Amounts are whole cents, or the smallest unit of another currency; times are Unix seconds. More fields may be added to answers: ignore those that you do not know.',
  'Lists have pages: `after` is the `next` of the page before, which is null on the last one.',
].join('\n\n');

/** The whole document, of those operations that a token can be made for. */
export function apiDocument(operations: readonly Operation[], shopName: string): ApiDocument {
  const calls = callsOfPrograms(operations);
  const outputs = new Map<z.ZodType, string>();
  const schemas: Record<string, JsonSchema> = { Problem: PROBLEM };
  for (const one of calls) {
    if (one.kind === 'file' || outputs.has(one.output)) continue;
    outputs.set(one.output, componentName(one));
    schemas[componentName(one)] = outputSchema(one.output);
  }
  const refOf = (output: z.ZodType): Ref => ({
    $ref: `#/components/schemas/${outputs.get(output)}`,
  });
  const paths = calls.map((one) => {
    const described = toApiOperation(one, one.kind === 'file' ? null : refOf(one.output));
    const method = methodOf(one) === 'GET' ? 'get' : 'post';
    return [`/api/v1/${one.name.replace('.', '/')}`, { [method]: described }] as const;
  });
  return {
    openapi: '3.1.1',
    info: { title: `${shopName}: staff API`, version: API_VERSION, description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ name }) => name.split('.')[0] ?? ''))].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    webhooks: Object.fromEntries(EVENT_MESSAGES.map((one) => [one.kind, toWebhook(one)])),
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: TOKEN_SCOPES.map((scope) => `\`${scope}\`: ${SCOPES[scope]}`).join('\n\n'),
        },
      },
      schemas,
      responses: problemAnswers(),
      parameters: PARAMETERS,
      headers: Object.fromEntries(
        Object.entries(HEADERS).map(([name, description]) => [name, { description, schema: text }]),
      ),
    },
  };
}
