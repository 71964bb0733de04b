/** The fields of a product that the shop declares for itself. */
import * as z from 'zod';
import {
  MAX_OWN_FIELDS,
  OWN_FIELD_TYPES,
  type OwnField,
  problemOfDetails,
  readFieldName,
  withField,
} from '#app/features/catalogue/product/details/own-field.ts';
import {
  countValues,
  lockOwnFields,
  ownFieldSchema,
  readOwnFields,
  readValues,
  removeOwnField,
  writeOwnField,
} from '#app/features/catalogue/product/details/own-fields.server.ts';
import { lockCatalogue } from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { reading } from '#operations/fields.ts';
import { messages as common } from '#operations/messages/messages.ts';
import { defineChange, defineRead, OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

const name = z
  .string({ error: () => common.isMissing })
  .transform(reading(readFieldName))
  .meta({
    description: 'Field',
    hint: 'As shoppers read it, such as Material.',
    positional: true,
  });

const type = z
  .enum(OWN_FIELD_TYPES, { error: () => messages.noFieldType })
  .meta({
    description: 'Holds',
    get choices() {
      return OWN_FIELD_TYPES.map((value) => [value, messages.fieldTypes[value]] as const);
    },
  })
  .default('text');

/** `Material: text, on the page of a product` */
function fieldLine({ name, type, isShown }: OwnField): string {
  return messages.fieldLine(name, messages.fieldTypes[type], isShown);
}

const none = (name: string) => new OperationRefused('not_found', messages.noOwnField(name));

export const listOwnFields = defineRead({
  name: 'fields.list',
  scope: 'settings:read',
  does: 'Lists the fields of a product that the shop has declared for itself',
  input: z.object({}),
  output: z.object({ fields: z.array(ownFieldSchema) }),
  toLines: ({ fields }) =>
    fields.length > 0 ? fields.map(fieldLine) : ['The shop has no fields of its own.'],
  run: async ({ queries }) => ({ fields: await readOwnFields(queries) }),
});

export const setOwnField = defineChange({
  name: 'fields.set',
  scope: 'settings:write',
  does: `Declares a field that products of this shop have, or changes what it holds and where it is shown; at most ${MAX_OWN_FIELDS}`,
  button: 'Save',
  done: 'Changed the own field',
  input: z.object({
    name,
    type,
    isShown: z
      .boolean()
      .meta({ description: 'On the page of a product', textName: 'shown' })
      .default(true),
  }),
  output: ownFieldSchema,
  message: (field) => `${fieldLine(field)}.`,
  async run({ queries, record }, field) {
    await lockOwnFields(queries);
    const fields = await readOwnFields(queries);
    record({
      subject: field.name,
      before: fields.find((one) => one.name === field.name) ?? null,
      after: field,
    });
    const changed = withField(fields, field);
    if (!changed.ok) {
      const message = messages.nothingSaved(`${field.name} ${changed.refusal}`);
      throw new OperationRefused('conflict', message, { name: changed.refusal });
    }
    for (const value of await readValues(queries, field.name)) {
      const problem = problemOfDetails([[field.name, value]], [field]);
      if (problem === null) continue;
      const message = messages.nothingSaved(messages.aProduct(problem));
      throw new OperationRefused('conflict', message, {
        type: messages.doesNotFit(problem),
      });
    }
    await writeOwnField(queries, field);
    await publishWith(queries, { kind: 'catalogue' });
    return field;
  },
});

export const removeField = defineChange({
  name: 'fields.remove',
  scope: 'settings:write',
  does: 'Removes a field that the shop has declared, with the values that products have of it',
  done: 'Removed the own field',
  input: z.object({ name }),
  output: z.object({ name: z.string(), products: z.number() }),
  async ask({ queries }, { name }) {
    const products = await countValues(queries, name);
    if (products === 0) return null;
    return {
      question: messages.askRemoveField(products, name),
      yes: messages.yesRemoveField,
    };
  },
  message: ({ name, products }) => messages.removedField(name, products),
  async run({ queries, record }, { name }) {
    // In the order of an import, which would wait for this one as this one for it.
    await lockCatalogue(queries);
    await lockOwnFields(queries);
    const known = (await readOwnFields(queries)).find((one) => one.name === name);
    if (!known) throw none(name);
    const products = await removeOwnField(queries, name);
    record({ subject: name, before: { ...known, products }, after: null });
    await publishWith(queries, { kind: 'catalogue' });
    return { name, products };
  },
});
