/** What the variants of a product differ by: names, values, their order, and the combinations that are made of them. */
import * as z from 'zod';
import {
  previewOptions,
  setOptions,
} from '#app/features/catalogue/edit/variants/set-options.server.ts';
import {
  readOptionList,
  readOptionPart,
} from '#app/features/catalogue/product/cells/option-cell.ts';
import {
  MAX_OPTION_VARIANTS,
  MAX_OPTIONS,
} from '#app/features/catalogue/product/options/options.ts';
import { text } from '#operations/fields.ts';
import { messages as common } from '#operations/messages/messages.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { productField, refuseProduct, variantsPage } from './change-variants.server.ts';
import { messages } from './messages/messages.ts';

function partField(part: 'name' | 'value') {
  return z.string({ error: () => common.isMissing }).transform((cell, context) => {
    const read = readOptionPart(cell, part);
    if (read.ok) return read.value;
    context.addIssue(`: ${read.refusal}`);
    return z.NEVER;
  });
}

const was = z.string().nullable().optional();

const valueSchema = z.union([
  z.strictObject({ value: partField('value'), was }),
  partField('value').transform((value) => ({ value, was: undefined })),
]);

const optionSchema = z.strictObject({
  name: partField('name'),
  was,
  values: z
    .array(valueSchema)
    .max(MAX_OPTION_VARIANTS, { error: () => messages.areMoreThan(`${MAX_OPTION_VARIANTS}`) }),
});

const EXAMPLE = 'such as Colour: Black, Sand | Size: S, M';

/** As JSON, in which what is renamed can say what it was, or names with their values. */
function readOptionsText(cell: string): unknown {
  if (!cell.trim().startsWith('[')) return readOptionList(cell) ?? cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

export const setProductOptions = defineChange({
  name: 'products.set-options',
  scope: 'catalogue:write',
  does: 'Sets the options of a product, and makes the variants of new values',
  done: 'Set the options of product',
  page: variantsPage,
  input: z.object({
    product: productField,
    options: z
      .array(optionSchema, { error: () => messages.noOptions })
      .max(MAX_OPTIONS, { error: () => messages.tooManyOptions(MAX_OPTIONS) })
      .meta({
        description: `Names with all their values, ${EXAMPLE}`,
        hint: 'As JSON a renamed one can say what it was: [{"name":"Color","was":"Colour","values":["Black",{"value":"Beige","was":"Sand"}]}]',
        positional: true,
        text: 'lines',
        read: readOptionsText,
      }),
    makesAll: z
      .boolean()
      .default(false)
      .meta({ description: 'Make every combination that is missing' }),
    seenVersion: text('The version of the options that was looked at').optional(),
  }),
  output: z.object({
    product: z.string(),
    made: z.array(z.string()),
    putBack: z.array(z.string()),
    withdrawn: z.array(z.string()),
    changed: z.number(),
  }),
  message({ made, putBack, withdrawn }) {
    const parts = [
      ...(made.length > 0 ? [messages.variantsMade(made.length)] : []),
      ...(putBack.length > 0 ? [messages.variantsPutBack(putBack.length)] : []),
      ...(withdrawn.length > 0 ? [messages.variantsWithdrawn(withdrawn.length)] : []),
    ];
    return parts.length > 0 ? messages.optionsSaved(parts.join(', ')) : messages.savedAndShown;
  },
  async ask({ queries }, { product, options, makesAll }) {
    const { decision } = await previewOptions(queries, product, { options, makesAll });
    const { withdrawn = [] } = decision.ok ? decision.value : {};
    if (withdrawn.length === 0) return null;
    return { question: messages.askTakeOff(withdrawn.length), yes: messages.yesTakeOff };
  },
  async run({ queries, record }, { product, ...wanted }) {
    record({ subject: product });
    const outcome = await setOptions(queries, product, wanted);
    switch (outcome.kind) {
      case 'unknown':
        throw refuseProduct(product);
      case 'changed':
        throw new OperationRefused('changed', messages.changedMeanwhile);
      case 'refused': {
        const { option, value, problem } = outcome;
        const name = wanted.options[option]?.name;
        const what = wanted.options[option]?.values[value ?? -1]?.value ?? name;
        const subject = what === undefined ? messages.that : JSON.stringify(what);
        const field = `options.${option}.${value === undefined ? 'name' : `values.${value}`}`;
        const message = messages.nothingSaved(`${subject} ${problem}`);
        throw new OperationRefused('bad_input', message, { [field]: problem });
      }
      case 'written':
        break;
    }
    const { before, written } = outcome;
    record({
      before: { options: before.map((one) => one.options.map(([, value]) => value).join(', ')) },
      after: {
        options: wanted.options.map(
          ({ name, values }) => `${name}: ${values.map((one) => one.value).join(', ')}`,
        ),
        ...written,
      },
    });
    return { product, ...written };
  },
});
