/** Reads and changes the stock of a running shop. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import { readShelf } from '#app/features/stock/stock-keeping.server.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

const units = z.number().nullable();

export const shelfChangeSchema = z.object({ listing: z.string(), before: units, after: units });

/** Null `change` reads alone; null `units` ends counting. */
const inputSchema = z.object({
  listing: z.string(),
  change: z.object({ units, isChange: z.boolean(), reason: z.string() }).nullable(),
});

const rowSchema = z.object({
  onHand: z.number(),
  available: z.number(),
  held: z.number(),
  committed: z.number(),
});

/** `isRefused`: no listing of the shop, or one that would fall below zero; nothing has changed then. */
const lineSchema = z.object({
  isRefused: z.boolean(),
  changed: z.array(shelfChangeSchema),
  row: rowSchema.nullable(),
});

/** Does what each line of its input says. */
export const stockOperation = defineOperation({
  name: 'stock',
  request: z.object({}),
  input: inputSchema,
  line: lineSchema,
  async *run({ queries }: Pick<ShopAccess, 'queries'>, _request, input) {
    for await (const { listing, change } of input) {
      const outcome = change && (await write(queries, listing, change));
      yield {
        isRefused: outcome !== null && 'refused' in outcome,
        changed: outcome !== null && 'changed' in outcome ? outcome.changed : [],
        row: await readShelf(queries, listing),
      };
    }
  },
});

type Change = NonNullable<z.infer<typeof inputSchema>['change']>;

function write(queries: ShopAccess['queries'], listing: string, change: Change) {
  const { units: counted, isChange, reason } = change;
  return countStock(queries, { [listing]: counted }, { isChange, reason, reference: randomUUID() });
}

/** Ends the holds of payments of other provider accounts; says how many payments had any. */
export const releaseHoldsOperation = defineOperation({
  name: 'stock-release',
  request: z.object({}),
  input: z.never(),
  line: z.object({ released: z.number() }),
  async *run({ endForeignHolds }: Pick<ShopAccess, 'endForeignHolds'>) {
    yield { released: await endForeignHolds() };
  },
});
