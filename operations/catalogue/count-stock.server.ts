/** What lies on a shelf: shown, counted, and given back by payments that nobody can end any more. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { MAX_SHELF_UNITS } from '#app/features/catalogue/product/cells/read-cell.ts';
import { countStock, shelfChangeSchema } from '#app/features/stock/count-stock.server.ts';
import {
  endForeignHolds,
  listedShelfSchema,
  readShelf,
  readShelves,
  type ShelfRow,
  shelfRowSchema,
} from '#app/features/stock/stock-keeping.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { reading, text } from '#operations/fields.ts';
import { limitField } from '#operations/list-fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { productPage } from './change-products.server.ts';
import { messages } from './messages/messages.ts';
import { cellField, fieldOf, variantField } from './product-input.ts';
import { findProduct } from './read-products.server.ts';
import { describeShelf, isReason, readStockChange } from './stock-change.ts';

function shelfWords({ onHand, committed, held, available }: ShelfRow): string {
  return messages.shelfWords(onHand, committed, held, available);
}

const shelfSchema = z.object({ variant: z.string(), shelf: shelfRowSchema.nullable() });

export const showStock = defineRead({
  name: 'stock.show',
  scope: 'catalogue:read',
  does: 'Says what there is of a variant',
  input: z.object({ variant: variantField }),
  output: shelfSchema,
  toLines: ({ variant, shelf }) => [
    shelf
      ? `${variant}: ${shelfWords(shelf)}.`
      : `${variant} is not counted: it is for sale without limit.`,
  ],
  async run({ queries }, { variant }) {
    await findProduct(queries, variant);
    return { variant, shelf: await readShelf(queries, variant) };
  },
});

export const listStock = defineRead({
  name: 'stock.list',
  scope: 'catalogue:read',
  does: 'Lists what there is of the variants that are counted, by variant',
  input: z.object({
    after: text('Those after this variant').nullable().default(null),
    limit: limitField(50),
  }),
  output: z.object({ shelves: z.array(listedShelfSchema), next: z.string().nullable() }),
  toLines: ({ shelves }) => shelves.map((shelf) => `${shelf.variant}: ${shelfWords(shelf)}`),
  async run({ queries }, { after, limit }) {
    const rows = await readShelves(queries, { after: after ?? '', limit: limit + 1 });
    const shelves = rows.slice(0, limit);
    return { shelves, next: rows.length > limit ? (shelves.at(-1)?.variant ?? null) : null };
  },
});

function unitsField(textName: string, description: string) {
  const field = cellField(fieldOf('stock'), description).meta({ textName });
  return field.pipe(z.number().nullable()).optional();
}

const countInput = z
  .object({
    variant: variantField,
    change: z
      .string()
      .transform(reading((text) => readStockChange(text.trim())))
      .optional()
      .meta({ description: '+5, -3, =12, or none, which ends counting', positional: true }),
    units: unitsField('units', 'The same as =12; empty ends counting'),
    seenUnits: unitsField('seenUnits', 'How many lay there when it was looked at'),
    reason: text('For the ledger, one word such as received or damaged')
      .refine(isReason, { error: () => messages.noReason })
      .default('counted'),
  })
  .refine(({ change, units }) => (change === undefined) !== (units === undefined), {
    error: () => messages.orUnits,
    path: ['change'],
  });

const onHandSchema = z.object({ units: z.number() });

/** Null for a shelf that is not counted. Others who count it wait. */
async function lockShelf(tx: Queries, variant: string): Promise<number | null> {
  const [shelf] = await readRows(
    tx,
    onHandSchema,
    sql`select on_hand as units from stock where variant = ${variant} for update`,
  );
  return shelf?.units ?? null;
}

export const countShelf = defineChange({
  name: 'stock.count',
  scope: 'stock:write',
  does: 'Counts what lies on the shelf of a variant, or adds to it: docs/stock.md',
  done: 'Counted the stock of product',
  page: productPage,
  input: countInput,
  output: shelfSchema.extend({ change: shelfChangeSchema }),
  message: ({ change, shelf }) =>
    shelf
      ? messages.shelfChanged(describeShelf(change), shelfWords(shelf))
      : `${describeShelf(change)}.`,
  async run({ queries, record }, { variant, change, units = null, seenUnits, reason }) {
    await findProduct(queries, variant);
    const before = await lockShelf(queries, variant);
    record({ subject: variant, before: { onHand: before } });
    if (seenUnits !== undefined && seenUnits !== before) {
      throw new OperationRefused('changed', messages.changedMeanwhile);
    }
    const counted = change ?? { units, isChange: false };
    const fact = { isChange: counted.isChange, reason, reference: randomUUID() };
    const outcome = await countStock(queries, { [variant]: counted.units }, fact);
    if ('refused' in outcome) {
      throw new OperationRefused('conflict', messages.shelfOutOfBounds(MAX_SHELF_UNITS));
    }
    const shelf = await readShelf(queries, variant);
    const after = shelf?.onHand ?? null;
    record({ after: { onHand: after, reason } });
    return { variant, shelf, change: { variant, before, after } };
  },
});

/** Asks the provider once: it answers from memory then. */
async function accountOf({ shop }: OperationContext): Promise<string> {
  const account = await shop.provider.gateway.account();
  if (account.kind === 'answer') return account.value;
  throw new OperationRefused('unavailable', messages.providerSilent);
}

export const releaseStock = defineChange({
  name: 'stock.release',
  scope: 'stock:write',
  does: 'Gives back what payments of other card provider accounts hold',
  done: 'Gave back what payments of other card accounts held',
  subjectWord: null,
  input: z.object({}),
  output: z.object({ payments: z.number() }),
  message: ({ payments }) =>
    payments === 0 ? messages.nothingHeld : messages.heldIsBack(payments),
  async prepare(context, input) {
    await accountOf(context);
    return input;
  },
  async run(context) {
    const payments = await endForeignHolds(context.queries, await accountOf(context));
    context.record({ subject: 'holds', after: { payments } });
    return { payments };
  },
});
