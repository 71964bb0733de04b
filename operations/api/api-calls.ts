/** The calls of the API for people: a page of the admin and docs/api.md are made of them. */
import type { JsonSchema } from './api-schemas.ts';
import type { ApiDocument, ApiOperation } from './openapi-types.ts';

export type CallField = { name: string; type: string; isRequired: boolean; description: string };

export type DescribedCall = {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  /** The one that it always needs, then those that it needs for some of what it does. */
  scopes: readonly string[];
  fields: readonly CallField[];
  answer: readonly CallField[];
  /** The call before whose answer is the same; null for the first. */
  answersAs: string | null;
};

/** `text or null`, `list of whole number`; an object says no more here. */
function typeOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const types = choices.map((one) => (typeof one === 'object' ? typeOf(one) : 'anything'));
    return [...new Set(types)].join(' or ');
  }
  if (schema.type === 'array') {
    const { items } = schema;
    const isOne = typeof items === 'object' && !Array.isArray(items);
    return isOne ? `list of ${typeOf(items)}` : 'list';
  }
  if (schema.format === 'date') return 'day';
  const words: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number' };
  const types = [schema.type ?? 'anything'].flat();
  return types.map((type) => words[type] ?? type).join(' or ');
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): CallField[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object'
      ? [
          {
            name,
            type: typeOf(schema),
            isRequired: required.includes(name),
            description: schema.description ?? '',
          },
        ]
      : [],
  );
}

function inputOf({ parameters, requestBody }: ApiOperation): CallField[] {
  if (requestBody) return fieldsOf(requestBody.content['application/json'].schema);
  return parameters.flatMap((one) =>
    'name' in one
      ? [{ ...one, type: typeOf(one.schema), isRequired: one.required }].map(
          ({ name, type, isRequired, description }) => ({ name, type, isRequired, description }),
        )
      : [],
  );
}

/** The name of the schema of its answer; null of a file. */
function answerName({ responses }: ApiOperation): string | null {
  const { 200: done } = responses;
  const schema = done && 'content' in done ? done.content?.['application/json']?.schema : undefined;
  return schema && '$ref' in schema ? (String(schema.$ref).split('/').at(-1) ?? null) : null;
}

/** In the order of the document. */
export function callsOf(document: ApiDocument): DescribedCall[] {
  const firsts = new Map<string, string>();
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const name = answerName(operation);
      const schema = name === null ? undefined : document.components.schemas[name];
      const answersAs = name === null ? null : (firsts.get(name) ?? null);
      if (name !== null && answersAs === null) firsts.set(name, path);
      return [
        {
          id: operation.operationId,
          method: method === 'get' ? ('GET' as const) : ('POST' as const),
          path,
          summary: operation.summary,
          scopes: [...new Set(operation.security.flatMap(({ token }) => token))],
          fields: inputOf(operation),
          answer: schema ? fieldsOf(schema) : [],
          answersAs,
        },
      ];
    }),
  );
}
