/** Reads and changes the stock of a running shop. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import { readShelf } from '#app/features/stock/stock-keeping.server.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

const units = z.number().nullable();

export const shelfChangeSchema = z.object({ variant: z.string(), before: units, after: units });

/** Null `change` reads alone; null `units` ends counting. */
const inputSchema = z.object({
  variant: z.string(),
  change: z
    .object({ units: z.int().nullable(), isChange: z.boolean(), reason: z.string() })
    .nullable(),
});

const rowSchema = z.object({
  onHand: z.number(),
  available: z.number(),
  held: z.number(),
  committed: z.number(),
});

/** `isRefused`: no variant of the shop, or one that would fall below zero; nothing has changed then. */
const lineSchema = z.object({
  isRefused: z.boolean(),
  changed: z.array(shelfChangeSchema),
  row: rowSchema.nullable(),
});

type StockAccess = Pick<ShopAccess, 'queries' | 'by'>;

/** Does what each line of its input says. */
export const stockOperation = defineOperation({
  name: 'stock',
  request: z.object({}),
  input: inputSchema,
  line: lineSchema,
  async *run(shop: StockAccess, _request, input) {
    const { queries } = shop;
    for await (const { variant, change } of input) {
      const outcome = change && (await write(shop, variant, change));
      yield {
        isRefused: outcome !== null && 'refused' in outcome,
        changed: outcome !== null && 'changed' in outcome ? outcome.changed : [],
        row: await readShelf(queries, variant),
      };
    }
  },
});

type Change = NonNullable<z.infer<typeof inputSchema>['change']>;

async function write({ queries, by }: StockAccess, variant: string, change: Change) {
  const { units: counted, isChange, reason } = change;
  const fact = { isChange, reason, reference: randomUUID() };
  const onHand = async () => (await readShelf(queries, variant))?.onHand ?? null;
  const act = { staff: by, act: 'stock_counted', subject: variant } as const;
  return recordAct(queries, { ...act, before: { onHand: await onHand() } }, async () => {
    const value = await countStock(queries, { [variant]: counted }, fact);
    return { isDone: 'changed' in value, after: { onHand: await onHand(), reason }, value };
  });
}

/** Ends the holds of payments of other provider accounts; says how many payments had any. */
export const releaseHoldsOperation = defineOperation({
  name: 'stock-release',
  request: z.object({}),
  input: z.never(),
  line: z.object({ released: z.number() }),
  async *run({
    queries,
    by,
    endForeignHolds,
  }: Pick<ShopAccess, 'queries' | 'by' | 'endForeignHolds'>) {
    const act = { staff: by, act: 'holds_released', subject: 'holds' } as const;
    yield await recordAct(queries, act, async () => {
      const released = await endForeignHolds();
      return { isDone: true, after: { payments: released }, value: { released } };
    });
  },
});
