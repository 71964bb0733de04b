/** Reads and changes tax rates, and who sells, in a running shop. */
import * as z from 'zod';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import { readSeller, writeSeller } from '#app/features/invoices/invoices.server.ts';
import { MAX_RATE_BASIS_POINTS, taxScopeKey } from '#app/features/tax/tax-rate.ts';
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
    basisPoints: z.int().min(0).max(MAX_RATE_BASIS_POINTS).nullable(),
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

type TaxAccess = Pick<ShopAccess, 'queries' | 'settings' | 'by'>;

async function write({ queries, settings, by }: TaxAccess, change: TaxChange): Promise<boolean> {
  if (change.what === 'seller') {
    const { seller } = change;
    const act = { staff: by, act: 'seller_changed', subject: 'seller' } as const;
    return recordAct(queries, { ...act, before: await readSeller(queries) }, async () => {
      const value = await writeSeller(queries, settings.timeZone, seller);
      return { isDone: true, after: seller, value };
    });
  }
  const { scope, basisPoints } = change;
  const subject = taxScopeKey(scope);
  const act = { staff: by, act: 'tax_rate_changed', subject } as const;
  const known = (await readTaxRates(queries)).find((one) => taxScopeKey(one.scope) === subject);
  const before = { basisPoints: known?.basisPoints ?? null };
  return recordAct(queries, { ...act, before }, async () => {
    const value = await writeTaxRate(queries, change);
    return { isDone: true, after: { basisPoints }, value };
  });
}

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
  async *run(shop: TaxAccess, _request, input) {
    const { queries } = shop;
    let isChanged = false;
    for await (const change of input) isChanged = (await write(shop, change)) || isChanged;
    yield { isChanged, rates: await readTaxRates(queries), seller: await readSeller(queries) };
  },
});
