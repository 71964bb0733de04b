/** Codes that take something off an order. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readCodeName } from '#app/features/discounts/discount-code.ts';
import { lastDayOf, timesOfDays } from '#app/features/discounts/discount-code-days.ts';
import {
  type ListedCode,
  type NewCode,
  readCodes,
  type WantedCodes,
  writeCode,
} from '#app/features/discounts/discount-codes.server.ts';
import { currencyWord, exampleAmount, isOnStep } from '#app/shared/money/money.ts';
import type { Queries } from '#db/database.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { day, offStep, text, wholeNumber } from '#operations/fields.ts';
import { limitField, MAX_LISTED } from '#operations/list-fields.ts';
import { messages as common } from '#operations/messages/messages.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { parseMoney } from '#operations/read-texts.ts';
import {
  codeLine,
  describeWorth,
  MAX_COUNTED_ORDERS,
  type ShownCode,
  summaryOf,
  toShown,
} from './describe-code.ts';
import { messages } from './messages/messages.ts';

const number = z.int().nullable();
const shownDay = z.string().nullable();

const codeSchema = z.object({
  name: z.string(),
  sharePercent: number,
  amountCents: number,
  firstDay: shownDay,
  lastDay: shownDay,
  isOver: z.boolean(),
  uses: number,
  usesEach: number,
  left: number,
  orders: z.number(),
  version: z.string(),
});

const name = z
  .string({ error: () => common.isMissing })
  .transform((typed, context) => {
    const read = readCodeName(typed);
    if (read !== null) return read;
    context.addIssue(messages.noCodeName);
    return z.NEVER;
  })
  .meta({
    description: 'Code',
    hint: 'Such as SPRING: letters, digits and hyphens. Shoppers may type small letters.',
    ...{ text: 'capitals', positional: true },
  });

const off = z
  .string({ error: () => common.isMissing })
  .transform((typed, context) => {
    const [, percent] = /^(100|[1-9]\d?)\s*%$/.exec(typed.trim()) ?? [];
    if (percent !== undefined) return { sharePercent: Number(percent), amountCents: null };
    const amountCents = parseMoney(typed);
    if (amountCents && isOnStep(amountCents)) return { sharePercent: null, amountCents };
    context.addIssue(amountCents ? offStep() : messages.takesNothingOff(exampleAmount(500)));
    return z.NEVER;
  })
  .meta({
    description: 'Takes off',
    get hint() {
      return `10% of the items, or ${currencyWord()} such as ${exampleAmount(500)}.`;
    },
    positional: true,
  });

const MAX_USES = 999_999_999;

const uses = (description: string) =>
  wholeNumber(description, 1).max(MAX_USES).nullable().default(null);

/** The version that was shown: null for no code, absent where nobody looked. */
const seenVersion = text('The version of the code when it was looked at', 1_000)
  .nullable()
  .optional();

function toCodes(codes: readonly ListedCode[], timeZone: string): ShownCode[] {
  const nowSeconds = Math.floor(Date.now() / 1_000);
  return codes.map((code) => toShown(code, timeZone, nowSeconds));
}

function readKnown(queries: Queries, wanted: WantedCodes): Promise<ListedCode[]> {
  return readCodes(queries, { ...wanted, maxOrders: MAX_COUNTED_ORDERS + 1 });
}

export const listCodes = defineRead({
  name: 'codes.list',
  scope: 'settings:read',
  does: 'Lists the codes that take something off, by name',
  input: z.object({
    name: text('The one of this name alone').nullable().default(null),
    after: text('Those after the code of this name').nullable().default(null),
    limit: limitField(MAX_LISTED),
  }),
  output: z.object({
    isAsked: z.boolean(),
    codes: z.array(codeSchema),
    next: z.string().nullable(),
  }),
  toLines: ({ isAsked, codes }) => [
    ...codes.map(codeLine),
    ...(codes.length === 0 ? ['There are no codes.'] : []),
    ...(isAsked ? [] : ['Discount codes are off: the shop asks for no code.']),
  ],
  async run({ queries, shop }, { limit, ...wanted }) {
    const { mode, timeZone } = shop.settings.current();
    const found = await readKnown(queries, { ...wanted, limit: limit + 1 });
    const codes = toCodes(found.slice(0, limit), timeZone);
    const next = found.length > limit ? (codes.at(-1)?.name ?? null) : null;
    return { isAsked: mode.codes, codes, next };
  },
});

type Key = { name: string; seenVersion?: string | null | undefined };

/** Writes what `toCode` makes of the code as it is, unless that is another than the one that was seen. */
async function write(
  { queries, shop, record }: OperationContext,
  { name, seenVersion }: Key,
  toCode: (known: ListedCode | null) => NewCode,
): Promise<ShownCode> {
  const { timeZone } = shop.settings.current();
  const find = async () => (await readKnown(queries, { name }))[0] ?? null;
  // One writer at a time: a code that is not there has no row to lock.
  await queries.execute(sql`lock table discount_code in share row exclusive mode`);
  const known = await find();
  record({ subject: name, before: known && summaryOf(known, timeZone) });
  const [shown] = toCodes(known ? [known] : [], timeZone);
  const there = known ? messages.codeThere(name, describeWorth(known)) : '';
  checkSeen(seenVersion, shown?.version ?? null, there);
  const code = toCode(known);
  record({ after: summaryOf(code, timeZone) });
  const isWritten = await writeCode(queries, code);
  const written = isWritten ? await find() : null;
  if (written) return toShown(written, timeZone, Math.floor(Date.now() / 1_000));
  throw new OperationRefused('conflict', messages.limitStays);
}

const page = (subject: string) => `/settings/code/${subject}`;

export const setCode = defineChange({
  name: 'codes.set',
  scope: 'settings:write',
  does: 'Makes a code, or gives one another worth, time or number of uses',
  button: 'Save',
  done: 'Changed the code',
  page,
  input: z.object({
    name,
    off,
    firstDay: day('First day').meta({ hint: 'Empty: at once.' }).nullable().default(null),
    lastDay: day('Last day')
      .meta({ hint: 'The last on which it can be used. Empty: for ever.' })
      .nullable()
      .default(null),
    uses: uses('Uses in all').meta({
      hint: 'Empty: without limit. Whether they are limited stays as the code was made.',
    }),
    usesEach: uses('Uses of one shopper').meta({ hint: 'Empty: without limit.' }),
    seenVersion,
  }),
  output: codeSchema,
  message: (code) => messages.holdsForNext(codeLine(code)),
  async run(context, { off, firstDay, lastDay, uses, usesEach, ...key }) {
    const { timeZone } = context.shop.settings.current();
    const times = timesOfDays(firstDay, lastDay, timeZone);
    return write(context, key, (known) => {
      // A code that was ended within its last day stays ended while that day is not changed.
      const isSameDay = known !== null && lastDayOf(known, timeZone) === lastDay;
      const toSeconds = isSameDay ? known.toSeconds : times.toSeconds;
      return { name: key.name, ...off, ...times, toSeconds, uses, usesEach };
    });
  },
});

export const endCode = defineChange({
  name: 'codes.end',
  scope: 'settings:write',
  does: 'Ends a code now; orders that used it keep it',
  button: 'End the code now',
  done: 'Ended the code',
  page,
  input: z.object({ name, seenVersion }),
  output: codeSchema,
  message: ({ name }) => messages.codeEnded(name),
  run: (context, key) =>
    write(context, key, (known) => {
      if (known) return { ...known, toSeconds: Math.floor(Date.now() / 1_000) };
      throw new OperationRefused('not_found', messages.noSuchCode(key.name));
    }),
});
