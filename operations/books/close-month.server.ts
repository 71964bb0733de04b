/** Months of the books that are closed: what each came to, and how one is closed (decision 124). */
import * as z from 'zod';
import { daysOfMonth } from '#app/features/books/book-kinds.ts';
import {
  awaitWriters,
  type Closable,
  findClosable,
  intentsSince,
  lockPayouts,
  nextAfter,
  readClosedMonths,
  closeMonth as writeClosedMonth,
} from '#app/features/books/closed-months.server.ts';
import type { BooksMonth } from '#app/features/books/month-record.server.ts';
import { leftCents, monthSumsSchema, soldCents } from '#app/features/books/month-sums.ts';
import { payoutProblem } from '#app/features/books/payout.ts';
import { readPayouts } from '#app/features/books/payout-store.server.ts';
import { readProviderPayouts } from '#app/features/books/read-payouts.server.ts';
import { numberInvoices } from '#app/features/invoices/invoices.server.ts';
import { ReconciliationImpossibleError } from '#app/features/reconciliation/reconciliation-intent.server.ts';
import { messages as sharedMessages } from '#app/shared/messages/messages.ts';
import { formatPlainCents } from '#app/shared/money/money.ts';
import type { Queries } from '#db/database.ts';
import { bookMonth } from '#db/schema/book-schema.ts';
import { actorName } from '#operations/actor-name.server.ts';
import { text } from '#operations/fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { neededMonth } from './export-books.server.ts';
import { messages } from './messages/messages.ts';

/** As many of what is open as a refusal says. */
const MAX_NAMED = 5;

const shownSchema = z.object({
  ...{ month: z.string(), sums: monthSumsSchema, evenSo: z.string() },
  ...{ closedBy: z.string(), closedSeconds: z.int(), rowsDigest: z.string() },
});

export type ShownMonth = z.output<typeof shownSchema>;

/** A line of a list: 2026-10, what was sold, went back and is left, the tax in that, and what was paid out. */
function sumsLine({ month, sums }: Pick<ShownMonth, 'month' | 'sums'>): string {
  const { orders, refundsCents, taxCents, payoutsCents, feesCents } = sums;
  const [sold, back, rest, tax, paid, fees] = [
    ...[soldCents(sums), refundsCents, leftCents(sums), taxCents, payoutsCents, feesCents],
  ].map(formatPlainCents);
  return `${month}  ${messages.monthSums(orders, `${sold}`, `${back}`, `${rest}`, `${tax}`, `${paid}`, `${fees}`)}`;
}

export const listClosedMonths = defineRead({
  name: 'books.months',
  scope: 'books:read',
  does: 'Lists the closed months of the books with what each came to, and the month that is next',
  input: z.object({}),
  output: z.object({
    months: z.array(shownSchema),
    /** Null while there is nothing in the books. */
    next: z.string().nullable(),
  }),
  toLines: ({ months, next }) => [
    ...months.map(sumsLine),
    ...(next === null ? [] : [messages.nextMonth(next)]),
  ],
  async run({ queries, shop }) {
    const closed = await readClosedMonths(queries);
    const names = new Map(
      (
        await queries
          .select({ month: bookMonth.month, name: actorName(bookMonth.closedBy) })
          .from(bookMonth)
      ).map(({ month, name }) => [month, name]),
    );
    return {
      months: closed.map(({ month, sums, evenSo, closedAt, rowsDigest }) => ({
        ...{ month, sums, evenSo, rowsDigest, closedBy: names.get(month) ?? '' },
        closedSeconds: Math.floor(closedAt.getTime() / 1_000),
      })),
      next: await nextAfter(queries, closed, shop.settings.current().timeZone),
    };
  },
});

function refusal(month: string, closable: Exclude<Closable, { kind: 'of' }>): OperationRefused {
  switch (closable.kind) {
    case 'closed':
      return new OperationRefused('conflict', messages.isClosed(month));
    case 'before':
      return new OperationRefused('conflict', messages.noBooks(month));
    case 'not_over':
      return new OperationRefused('conflict', messages.notOver(month, closable.lastDay));
    case 'out_of_order':
      return new OperationRefused('conflict', messages.closeFirst(month, closable.next));
  }
}

async function mustBeClosable(queries: Queries, month: string, zone: string): Promise<BooksMonth> {
  const closable = await findClosable(queries, month, zone);
  if (closable.kind !== 'of') throw refusal(month, closable);
  return closable.books;
}

/** What the reconciliation finds that may be of the month or of one before; what is certainly later is left out. */
async function openFindings({ queries, shop }: OperationContext, { range }: BooksMonth) {
  try {
    const { findings } = await shop.reconciliation();
    const intents = findings.flatMap(({ ids }) => ids.intent ?? []);
    const later = await intentsSince(queries, intents, range.to ?? 0);
    return findings
      .filter(({ harm, ids }) => harm !== 'oversold' && !later.has(ids.intent ?? ''))
      .map(({ problem, advice }) => `${problem} ${advice}`);
  } catch (error) {
    if (!(error instanceof ReconciliationImpossibleError)) throw error;
    throw new OperationRefused('unavailable', messages.notReconciled(error.message));
  }
}

async function openPayouts({ queries }: OperationContext, { month }: BooksMonth) {
  return (await readPayouts(queries, daysOfMonth(month))).flatMap((row) => {
    const problem = payoutProblem(row);
    return problem === null ? [] : messages.openPayout(row.id, messages.problems[problem]);
  });
}

/** Everything that has to be clear first. Throws OperationRefused. */
async function mustBeClear(context: OperationContext, books: BooksMonth): Promise<void> {
  const open = [...(await openPayouts(context, books)), ...(await openFindings(context, books))];
  if (open.length === 0) return;
  const named = open.slice(0, MAX_NAMED);
  if (open.length > named.length) named.push(sharedMessages.more(open.length - named.length));
  throw new OperationRefused('conflict', messages.isOpen(books.month, named.join(' ')));
}

export const closeMonth = defineChange({
  name: 'books.close',
  scope: 'books:write',
  does: 'Closes a month of the books for good: its sums are kept, and nothing is booked in it any more',
  button: 'Close the month',
  done: 'Closed a month of the books:',
  subjectWord: null,
  page: () => '/books',
  input: z.object({
    month: neededMonth.meta({ positional: true }),
    evenSo: text('Why it is closed although something is open')
      .meta({ hint: 'Empty: it is closed once nothing is.' })
      .default(''),
  }),
  output: shownSchema.pick({ month: true, sums: true, rowsDigest: true }),
  message: (closed) => messages.monthClosed(closed.month, sumsLine(closed)),
  async ask({ queries, shop }, { month }) {
    await mustBeClosable(queries, month, shop.settings.current().timeZone);
    return { question: messages.closeIt(month), yes: messages.yesClose };
  },
  async prepare(context, input) {
    const { shop, queries } = context;
    const { timeZone } = shop.settings.current();
    const books = await mustBeClosable(queries, input.month, timeZone);
    const reading = await readProviderPayouts(queries, shop.provider.gateway);
    if (reading.kind === 'silent') {
      throw new OperationRefused('unavailable', messages.providerSilent(reading.message));
    }
    await awaitWriters(queries);
    await numberInvoices(queries, timeZone);
    if (input.evenSo === '') await mustBeClear(context, books);
    return input;
  },
  async run({ queries, shop, actor, record }, { month, evenSo }) {
    await lockPayouts(queries);
    const books = await mustBeClosable(queries, month, shop.settings.current().timeZone);
    const { sums, rowsDigest } = await writeClosedMonth(queries, books, {
      ...{ evenSo, closedBy: actor.id },
    });
    record({ subject: month, after: { ...sums, rowsDigest, evenSo } });
    return { month, sums, rowsDigest };
  },
});
