/** Reads and changes tax rates, and who sells, in a running shop. */
import * as z from 'zod';
import { readSeller, writeSeller } from '#app/features/invoices/invoices.server.ts';
import { readTaxRates, writeTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

const scopeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everything-else') }),
  z.object({ kind: z.literal('delivery') }),
  z.object({ kind: z.literal('category'), category: z.string() }),
]);

const sellerSchema = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  taxNumber: z.string(),
});

/** Null `basisPoints` removes the rate; a null `seller` removes the seller. */
const changeSchema = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('rate'),
    scope: scopeSchema,
    basisPoints: z.number().nullable(),
  }),
  z.object({ what: z.literal('seller'), seller: sellerSchema.nullable() }),
]);

export type TaxChange = z.infer<typeof changeSchema>;

/** A category without any product may be a slip. */
const rateSchema = z.object({
  scope: scopeSchema,
  basisPoints: z.number(),
  isUsed: z.boolean(),
});

/** Makes the changes of its input, if any; then all rates, and the seller. */
export const taxOperation = defineOperation({
  name: 'tax',
  request: z.object({}),
  input: changeSchema,
  line: z.object({
    isChanged: z.boolean(),
    rates: z.array(rateSchema),
    seller: sellerSchema.nullable(),
  }),
  async *run({ queries, settings }: Pick<ShopAccess, 'queries' | 'settings'>, _request, input) {
    let isChanged = false;
    for await (const change of input) {
      if (change.what === 'rate') isChanged = (await writeTaxRate(queries, change)) || isChanged;
      else {
        isChanged = (await writeSeller(queries, settings.timeZone, change.seller)) || isChanged;
      }
    }
    yield { isChanged, rates: await readTaxRates(queries), seller: await readSeller(queries) };
  },
});
