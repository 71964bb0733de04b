/** Inputs and outputs of operations as JSON Schema (2020-12), for programs: without what only forms and the shell read. */
import * as z from 'zod';
import type { FieldMeta } from '#operations/fields.ts';
import type { OperationInput } from '#operations/operation.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Beside `description`, which programs read too. */
const OF_FACES: readonly (keyof FieldMeta)[] = [
  ...([
    'hint',
    'text',
    'maxLetters',
    'choices',
    'positional',
    'textName',
    'read',
    'shell',
    'isPicture',
  ] as const),
];

/** What the other faces say of a field, in the words of JSON Schema. */
function forPrograms({ jsonSchema }: { jsonSchema: JsonSchema & FieldMeta }): void {
  const { hint, text, maxLetters, description, choices, isPicture } = jsonSchema;
  for (const name of OF_FACES) delete jsonSchema[name];
  if (maxLetters !== undefined && jsonSchema.type === 'string') jsonSchema.maxLength = maxLetters;
  if (text === 'day' && jsonSchema.type === 'string') jsonSchema.format = 'date';
  const isKnown = choices !== undefined || description === undefined || hint === undefined;
  if (!isKnown) jsonSchema.description = `${description}. ${hint}`;
  if (isPicture && jsonSchema.description !== undefined) {
    const words = jsonSchema.description.replace(/\.$/, '');
    jsonSchema.description = `${words}. In multipart/form-data, a file does as well.`;
  }
}

/** The fields, none of which may be another; what they are refused for beside their types is in words alone. */
export function inputSchema(input: OperationInput): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(input.strict(), {
    io: 'input',
    unrepresentable: 'any',
    override: forPrograms,
  });
  return schema;
}

/** More fields may be added to it at any time. */
export function outputSchema(output: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(output, {
    io: 'output',
    unrepresentable: 'any',
    override(context) {
      forPrograms(context);
      if (context.jsonSchema.additionalProperties === false) {
        delete context.jsonSchema.additionalProperties;
      }
    },
  });
  return schema;
}
