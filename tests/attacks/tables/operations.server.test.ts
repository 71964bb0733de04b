/**
 * Every operation of staff from its table, by the API: each field absent, doubled, of another kind, of 1 MB. It is
 * refused in words or done, never above 499, and no text that was sent stands in the log.
 */
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { answerApi, isForPrograms, pathFields } from '#operations/api/answer-api.server.ts';
import { methodOf } from '#operations/api/read-call.ts';
import type { Operation } from '#operations/operation.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { SENT, WRONG_VALUES } from './tricks.ts';

const shop = await testShop({ sendsEvents: false });
afterAll(() => shop.close());

type Schema = z.core.JSONSchema.BaseSchema;

/** Something that the schema may take; what it says of texts beyond their kind is not all followed. */
function sampleOf(schema: Schema): unknown {
  const { const: only, enum: choices, default: usual, anyOf, oneOf } = schema;
  if (only !== undefined) return only;
  if (choices?.[0] !== undefined) return choices[0];
  if (usual !== undefined) return usual;
  const [option] = anyOf ?? oneOf ?? [];
  if (typeof option === 'object') return sampleOf(option);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return typeof schema.items === 'object' && !Array.isArray(schema.items)
        ? [sampleOf(schema.items)]
        : [];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, one]) => [
          name,
          typeof one === 'object' ? sampleOf(one) : null,
        ]),
      );
    default:
      return schema.format === 'email' ? 'ann@example.com' : 'pi_1';
  }
}

/** How many answers had which status. */
const answered = new Map<number, number>();

async function statusOf(operation: Operation, input: Record<string, unknown>): Promise<number> {
  const [room, verb] = operation.name.split('.');
  const method = methodOf(operation);
  const url = new URL(`http://shop/api/v1/${room}/${verb}`);
  if (method === 'GET') {
    for (const [name, value] of Object.entries(input)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        url.searchParams.append(name, typeof one === 'string' ? one : JSON.stringify(one));
      }
    }
  }
  const headers = { 'content-type': 'application/json' };
  const body = method === 'GET' ? null : JSON.stringify(input);
  const answer = await answerApi(new Request(url, { method, headers, body }), shop.services, {
    id: 'token:of-the-test',
    scopes: SCOPE_NAMES,
  });
  await answer.text();
  answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
  return answer.status;
}

/** Those that read or write files of the machine are refused to programs. */
const CALLED = OPERATIONS.filter(isForPrograms);

test.for(CALLED.map((operation) => [operation.name, operation] as const))(
  '%s answers whatever stands in its fields',
  async ([, operation]) => {
    const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
    const ofMachine = pathFields(operation).map(({ name }) => name);
    const names = Object.keys(schema.properties ?? {}).filter((name) => !ofMachine.includes(name));
    const whole = sampleOf(schema) as Record<string, unknown>;
    const sample = Object.fromEntries(names.map((name) => [name, whole[name]]));
    const inputs = [
      ['nothing', {}],
      ['a field that it does not have', { ...sample, [SENT]: SENT }],
      ...names.flatMap((name) => {
        const { [name]: _, ...others } = sample;
        return [
          [`${name} absent`, others],
          ...WRONG_VALUES.map(([what, value]) => [`${name} ${what}`, { ...sample, [name]: value }]),
        ];
      }),
    ] as [string, Record<string, unknown>][];
    const above: string[] = [];
    for (const [what, input] of inputs) {
      const status = await statusOf(operation, input);
      if (status > 499) above.push(`${what}: ${status}`);
    }
    const lines = shop.linesOf().map((line) => JSON.stringify(line));
    expect(above).toEqual([]);
    expect(shop.takeLogged().filter(({ level }) => level >= 50)).toEqual([]);
    expect(lines.filter((line) => line.includes(SENT))).toEqual([]);
  },
);

test('some of them were done, and most were refused in words', () => {
  expect(answered.get(200)).toBeGreaterThan(100);
  expect(answered.get(422) ?? answered.get(400)).toBeGreaterThan(1_000);
});
