/** The settings that staff changes while the shop runs, by the functions of the commands. Each act is recorded. */
import { sql } from 'drizzle-orm';
import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { firstDayOf, lastDayOf } from '#app/features/codes/code-days.ts';
import {
  type ListedCode,
  type NewCode,
  readCodes,
  writeCode,
} from '#app/features/codes/codes.server.ts';
import {
  readShippingPrices,
  writeShippingPrice,
} from '#app/features/delivery/shipping-prices.server.ts';
import { formatCents } from '#app/shared/money.ts';
import type { Queries } from '#db/database.ts';
import { codeVersion, describeWorth } from './code-messages.ts';
import type { CodeForm, PriceForm } from './settings-form.ts';

/** What came of a form: a sentence for staff. */
export type DeskOutcome = { isDone: boolean; message: string };

export const SAVED: DeskOutcome = {
  isDone: true,
  message: 'Saved. It holds for the next payment.',
};

export const CHANGED: DeskOutcome = {
  isDone: false,
  message: 'Somebody else has changed it in the meantime. Nothing was saved: look at it below.',
};

/** The answer to adding `what` where there is one already: `stands` says how it is. */
export function exists(what: string, stands: string): DeskOutcome {
  const message = `Nothing was added: there is ${what} already, ${stands}. Change it in the list.`;
  return { isDone: false, message };
}

const LIMIT_STAYS: DeskOutcome = {
  isDone: false,
  message:
    'Nothing was saved: whether the uses of a code are limited stays as it was made. Make another code.',
};

/** More orders with a code are not counted. */
export const MAX_COUNTED_ORDERS = 1_000;

/** The codes, with their orders as far as they are counted. */
export function listCodes(queries: Queries): Promise<ListedCode[]> {
  return readCodes(queries, MAX_COUNTED_ORDERS + 1);
}

export async function findCode(queries: Queries, name: string): Promise<ListedCode | null> {
  return (await listCodes(queries)).find((code) => code.name === name) ?? null;
}

/** Saves or removes a price, unless it is another than the page has shown. */
export async function savePrice(
  { queries, member }: AdminDesk,
  { country, fromCents, seenCents, cents }: PriceForm,
): Promise<DeskOutcome> {
  const subject = `${country} from ${fromCents}`;
  const act = { staff: member.id, act: 'delivery_price_changed', subject } as const;
  return recordAct(queries, { ...act, before: { cents: seenCents } }, async () => {
    const value = await queries.transaction(async (tx) => {
      // One writer at a time: a price that is not there has no row to lock.
      await tx.execute(sql`lock table shipping_price in share row exclusive mode`);
      const known = (await readShippingPrices(tx)).find(
        (one) => one.country === country && one.fromCents === fromCents,
      );
      if (known && seenCents === null) return exists('this price', formatCents(known.cents));
      if ((known?.cents ?? null) !== seenCents) return CHANGED;
      await writeShippingPrice(tx, { country, fromCents, cents });
      return SAVED;
    });
    return { isDone: value.isDone, after: { cents }, value };
  });
}

/** What is recorded of a code, with its days in the zone of the shop. */
export function recordOf(code: NewCode | null, timeZone: string) {
  if (!code) return null;
  const { sharePercent, amountCents, uses, usesEach } = code;
  const days = { firstDay: firstDayOf(code, timeZone), lastDay: lastDayOf(code, timeZone) };
  return { sharePercent, amountCents, ...days, uses, usesEach };
}

/** Writes what `toCode` makes of the code as it is, unless that is not the version that the page has shown. */
async function writeSeen(
  tx: Queries,
  name: string,
  seen: string,
  toCode: (known: ListedCode | null) => NewCode,
): Promise<DeskOutcome> {
  await tx.execute(sql`lock table discount_code in share row exclusive mode`);
  const known = await findCode(tx, name);
  if (known && seen === '')
    return exists(`the code ${name}`, `which takes off ${describeWorth(known)}`);
  if (codeVersion(known) !== seen) return CHANGED;
  return (await writeCode(tx, toCode(known))) ? SAVED : LIMIT_STAYS;
}

/** Saves a code, new or known. */
export async function saveCode(
  { queries, member, timeZone }: AdminDesk,
  { seen, ...code }: CodeForm,
): Promise<DeskOutcome> {
  const act = { staff: member.id, act: 'code_changed', subject: code.name } as const;
  const before = recordOf(await findCode(queries, code.name), timeZone);
  return recordAct(queries, { ...act, before }, async () => {
    const value = await queries.transaction((tx) =>
      writeSeen(tx, code.name, seen, (known) => {
        // A code that was ended within its last day stays ended while that day is not changed.
        const isSameDay =
          known !== null && lastDayOf(known, timeZone) === lastDayOf(code, timeZone);
        return { ...code, toSeconds: isSameDay ? known.toSeconds : code.toSeconds };
      }),
    );
    return { isDone: value.isDone, after: recordOf(code, timeZone), value };
  });
}

/** Ends a code now. */
export async function endCode(
  { queries, member, timeZone }: AdminDesk,
  code: ListedCode,
  seen: string,
): Promise<DeskOutcome> {
  const act = { staff: member.id, act: 'code_changed', subject: code.name } as const;
  const ended = { ...code, toSeconds: Math.floor(Date.now() / 1_000) };
  return recordAct(queries, { ...act, before: recordOf(code, timeZone) }, async () => {
    const value = await queries.transaction((tx) => writeSeen(tx, code.name, seen, () => ended));
    return { isDone: value.isDone, after: recordOf(ended, timeZone), value };
  });
}
