/** What the card provider has paid out, matched to orders and refunds, and read anew. */
import * as z from 'zod';
import { daysOfMonth, monthOf } from '#app/features/books/book-kinds.ts';
import { isPaidOut, payoutProblem, sumLines } from '#app/features/books/payout.ts';
import { countPayouts, readPayouts } from '#app/features/books/payout-store.server.ts';
import { readProviderPayouts } from '#app/features/books/read-payouts.server.ts';
import { formatPlainCents } from '#app/shared/money/money.ts';
import { toZonedDay } from '#app/shared/time/zoned-time.ts';
import { defineChange, defineRead, OperationRefused } from '#operations/operation.ts';
import { monthField } from './export-books.server.ts';
import { messages } from './messages/messages.ts';

const sums = { grossCents: z.int(), feeCents: z.int(), netCents: z.int() };

const payoutSchema = z.object({
  ...{ id: z.string(), day: z.string(), status: z.string(), currency: z.string() },
  ...{ amountCents: z.int(), ...sums, lines: z.int(), unknown: z.int() },
  problem: z.enum(['not_itemised', 'does_not_add_up', 'unmatched']).nullable(),
});

export type ShownPayout = z.output<typeof payoutSchema>;

export const listPayouts = defineRead({
  name: 'books.payouts',
  scope: 'books:read',
  does: "Lists a month's payouts of the card provider, with what each is made of",
  input: z.object({
    month: monthField
      .meta({ hint: 'Such as 2026-11. Empty: this month.', positional: true })
      .default(''),
  }),
  output: z.object({
    month: z.string(),
    /** Whether the card provider says what it pays out. */
    hasPayouts: z.boolean(),
    payouts: z.array(payoutSchema),
    /** Of those that have not failed: what has reached the bank, or will. */
    amountCents: z.int(),
    ...sums,
  }),
  toLines: ({ month, hasPayouts, payouts, ...all }) => {
    if (!hasPayouts) return [messages.noPayouts];
    const amounts = (row: { grossCents: number; feeCents: number; amountCents: number }) =>
      [row.grossCents, row.feeCents, row.amountCents].map(formatPlainCents).join('  ');
    return [
      ...payouts.map(({ id, day, status, currency, problem, ...row }) => {
        const why = problem === null ? '' : `: ${messages.problems[problem]}`;
        return `${day}  ${id}  ${status}  ${amounts(row)} ${currency}${why}`;
      }),
      `${month}  ${amounts(all)}`,
    ];
  },
  async run({ queries, shop }, { month: typed }) {
    const { timeZone } = shop.settings.current();
    const month = typed || monthOf(toZonedDay(Math.floor(Date.now() / 1_000), timeZone));
    const found = await readPayouts(queries, daysOfMonth(month));
    const paid = found.filter(isPaidOut);
    return {
      ...{ month, hasPayouts: shop.provider.gateway.payouts !== null },
      payouts: found.map((row) => ({ ...row, problem: payoutProblem(row) })),
      amountCents: paid.reduce((all, { amountCents }) => all + amountCents, 0),
      ...sumLines(paid),
    };
  },
});

export const readPayoutsNow = defineChange({
  name: 'books.read-payouts',
  scope: 'books:write',
  does: 'Asks the card provider for its payouts now, as the shop does by itself some times a day',
  button: 'Read the payouts now',
  done: 'Read the payouts of the card provider',
  subjectWord: null,
  input: z.object({}),
  output: z.object({ newestDay: z.string().nullable(), payouts: z.int() }),
  message: ({ payouts, newestDay }) =>
    newestDay === null ? messages.noneYet : messages.payoutsRead(payouts, newestDay),
  async prepare({ shop }, input) {
    const reading = await readProviderPayouts(shop.database.queries, shop.provider.gateway);
    if (reading.kind === 'none') throw new OperationRefused('conflict', messages.noPayouts);
    if (reading.kind === 'read') return input;
    throw new OperationRefused('unavailable', messages.providerSilent(reading.message));
  },
  async run({ queries, record }) {
    const counted = await countPayouts(queries);
    record({ subject: 'payouts', after: { newest: counted.newestDay } });
    return counted;
  },
});
