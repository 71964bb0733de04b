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
import { defineChange, OperationRefused } from '#operations/operation.ts';
import { CHANGED } from './change-products.server.ts';
import { productField, refuseProduct, variantsPage } from './change-variants.server.ts';

function partField(part: 'name' | 'value') {
  return z.string({ error: 'is missing' }).transform((cell, context) => {
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
  values: z.array(valueSchema).max(MAX_OPTION_VARIANTS, `are more than ${MAX_OPTION_VARIANTS}`),
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

const counted = (count: number, what: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'variant' : 'variants'} ${what}`;

export const setProductOptions = defineChange({
  name: 'products.set-options',
  scope: 'catalogue:write',
  does: 'Sets the options of a product, and makes the variants of new values',
  done: 'Set the options of product',
  page: variantsPage,
  input: z.object({
    product: productField,
    options: z
      .array(optionSchema, { error: `are no options: write names and values, ${EXAMPLE}` })
      .max(MAX_OPTIONS, `are more than ${MAX_OPTIONS}: a product has at most ${MAX_OPTIONS}`)
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
      ...(made.length > 0 ? [counted(made.length, 'made')] : []),
      ...(putBack.length > 0 ? [counted(putBack.length, 'put on sale again')] : []),
      ...(withdrawn.length > 0 ? [counted(withdrawn.length, 'withdrawn')] : []),
    ];
    return parts.length > 0 ? `Saved: ${parts.join(', ')}.` : 'Saved. The shop shows it now.';
  },
  async ask({ queries }, { product, options, makesAll }) {
    const { decision } = await previewOptions(queries, product, { options, makesAll });
    const { withdrawn = [] } = decision.ok ? decision.value : {};
    if (withdrawn.length === 0) return null;
    const what = counted(withdrawn.length, withdrawn.length === 1 ? 'has' : 'have');
    return {
      question: `${what} a value that is removed: take ${withdrawn.length === 1 ? 'it' : 'them'} off sale? Orders and baskets keep what they have.`,
      yes: 'Take off sale',
    };
  },
  async run({ queries, record }, { product, ...wanted }) {
    record({ subject: product });
    const outcome = await setOptions(queries, product, wanted);
    switch (outcome.kind) {
      case 'unknown':
        throw refuseProduct(product);
      case 'changed':
        throw new OperationRefused('changed', CHANGED);
      case 'refused': {
        const { option, value, problem } = outcome;
        const name = wanted.options[option]?.name;
        const what = wanted.options[option]?.values[value ?? -1]?.value ?? name;
        const subject = what === undefined ? 'that' : JSON.stringify(what);
        const field = `options.${option}.${value === undefined ? 'name' : `values.${value}`}`;
        const message = `Nothing was saved: ${subject} ${problem}.`;
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
