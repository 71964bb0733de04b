/** Tax rates and who sells, changed by staff with the functions of `npm run tax`. Each act is recorded. */
import { sql } from 'drizzle-orm';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { readSeller, writeSeller } from '#app/features/invoices/invoices.server.ts';
import { describeScope, formatRate, taxScopeKey } from '#app/features/tax/tax-rate.ts';
import { readTaxRates, writeTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { CHANGED, type DeskOutcome, exists, SAVED } from './settings-desk.server.ts';
import { type RateForm, type SellerForm, sellerVersion } from './tax-form.ts';

/** Saves or removes a rate, unless it is another than the page has shown. */
export async function saveRate(
  { queries, member }: AdminDesk,
  { scope, seenBasisPoints, basisPoints }: RateForm,
): Promise<DeskOutcome> {
  const subject = taxScopeKey(scope);
  const act = { staff: member.id, act: 'tax_rate_changed', subject } as const;
  const before = { basisPoints: seenBasisPoints };
  return recordAct(queries, { ...act, before }, async () => {
    const value = await queries.transaction(async (tx) => {
      // One writer at a time: a rate that is not there has no row to lock.
      await tx.execute(sql`lock table tax_rate in share row exclusive mode`);
      const known = (await readTaxRates(tx)).find((one) => taxScopeKey(one.scope) === subject);
      if (known && seenBasisPoints === null) {
        return exists(`a rate of ${describeScope(scope)}`, formatRate(known.basisPoints));
      }
      if ((known?.basisPoints ?? null) !== seenBasisPoints) return CHANGED;
      await writeTaxRate(tx, { scope, basisPoints });
      return SAVED;
    });
    return { isDone: value.isDone, after: { basisPoints }, value };
  });
}

/** Saves or removes who sells, unless it is another than the page has shown. */
export async function saveSeller(
  { queries, member, timeZone }: AdminDesk,
  { seen, seller }: SellerForm,
): Promise<DeskOutcome> {
  const act = { staff: member.id, act: 'seller_changed', subject: 'seller' } as const;
  const before = await readSeller(queries);
  return recordAct(queries, { ...act, before }, async () => {
    const value = await queries.transaction(async (tx) => {
      await tx.execute(sql`lock table seller in share row exclusive mode`);
      if (sellerVersion(await readSeller(tx)) !== seen) return CHANGED;
      await writeSeller(tx, timeZone, seller);
      return { ...SAVED, message: 'Saved. It holds for orders that are paid from now on.' };
    });
    return { isDone: value.isDone, after: seller, value };
  });
}
