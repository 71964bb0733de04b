/**
 * The reconciliation: compares every intent of this shop at the provider with payments, orders, refunds and
 * line claims. Safe while the shop is selling. Memory holds one page, the counts and the findings.
 */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod';
import { STAFF } from '#app/features/mail/mail-kinds.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import type { DisputeService } from '#app/features/payment/dispute/dispute-service.server.ts';
import type {
  InspectedIntent,
  IntentPage,
  PaymentGateway,
} from '#app/features/payment/provider/payment-gateway.ts';
import type { RefundService } from '#app/features/payment/refund/refund-service.server.ts';
import type { Settle } from '#app/features/payment/settle/settle.server.ts';
import type { Sweep } from '#app/features/payment/sweep/sweep.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { type Finding, finding, findingKey } from './reconciliation.ts';
import { answered, createIntentReconciliation, keyOf } from './reconciliation-intent.server.ts';
import {
  beginReport,
  isClean,
  type OnFinding,
  type ReconciliationReport,
  reconciliationSummary,
} from './reconciliation-report.ts';
import { judgeShared } from './reconciliation-shared.ts';
import { judgeShopper } from './reconciliation-shopper.ts';
import { readShared, readShopperPage } from './reconciliation-shopper-store.server.ts';
import { judgeStock } from './reconciliation-stock.ts';
import { countVariants, readStock } from './reconciliation-stock-store.server.ts';
import {
  type CreatedOrder,
  type CreatedRange,
  readCreatedOrders,
} from './reconciliation-store.server.ts';

/** `first` and `last` are 0 without any. */
const reconciledSchema = z.object({ count: z.number(), first: z.number(), last: z.number() });

type ReconciledInvoices = z.infer<typeof reconciledSchema>;

/** The reconciliation prints them all. */
const MAX_FINDINGS = 20;

/** Throws ReconciliationImpossibleError when the provider is unreachable. */
export type Reconciliation = (onFinding?: OnFinding) => Promise<ReconciliationReport>;

type Parts = {
  queries: Queries;
  gateway: PaymentGateway;
  settle: Settle;
  refunds: RefundService;
  disputes: DisputeService;
  sweep: Sweep;
  log: Logger;
};

/** The window in memory, compared with the orders of the same seconds: one index scan a window. */
const INTENTS_PER_WINDOW = 2_000;
const INTENTS_PER_LOOK = 100;
const SHOPPERS_PER_PAGE = 50;

/** Consecutive intents, newest first, and the range of seconds that they cover. */
type IntentWindow = { intents: InspectedIntent[]; seconds: CreatedRange };

export function createReconciliation(parts: Parts): Reconciliation {
  const { queries, gateway, sweep } = parts;
  const judge = createIntentReconciliation(parts);

  async function* readWindows(): AsyncGenerator<IntentWindow> {
    let after: string | null = null;
    let to: number | null = null;
    do {
      const intents: InspectedIntent[] = [];
      do {
        const page: IntentPage = answered(await gateway.listIntents(after));
        intents.push(...page.intents);
        after = page.next;
      } while (after !== null && intents.length < INTENTS_PER_WINDOW);
      const from = after === null ? null : (intents.at(-1)?.createdSeconds ?? null);
      yield { intents, seconds: { from, to } };
      to = from;
    } while (after !== null);
  }

  /** An order whose intent was not in the window of its second: the intent is retrieved by itself. */
  async function judgeMissing(order: CreatedOrder): Promise<Finding[]> {
    const { intent: id, shopper, payment } = order;
    // Nothing was due for it, and no provider knows of it.
    if (order.chargedCents === 0 && id === `free_${payment}`) return [];
    const answer = await gateway.inspectIntent(id);
    const intent = answer.kind === 'refused' ? null : answered(answer);
    if (intent && keyOf(intent)) return judge([intent]);
    const problem = `Order ${id} has an intent that the provider does not know as this shop's.`;
    return [finding('order_without_charge', { shopper, payment, intent: id }, problem)];
  }

  return async (onFinding = () => {}) => {
    const { report, add } = beginReport(onFinding);
    const account = answered(await gateway.account());
    // Each payment that is processed is rescheduled, so the loop ends.
    while ((await sweep()) > 0);

    for await (const { intents, seconds } of readWindows()) {
      const own = intents.filter((intent) => keyOf(intent) !== null);
      report.scope.charges += own.filter((intent) => intent.status === 'succeeded').length;
      for (let start = 0; start < own.length; start += INTENTS_PER_LOOK) {
        await add(await judge(own.slice(start, start + INTENTS_PER_LOOK)));
      }
      const known = new Set(own.map((intent) => intent.id));
      for await (const orders of readCreatedOrders(queries, account, seconds)) {
        for (const order of orders)
          if (!known.has(order.intent)) await add(await judgeMissing(order));
      }
    }

    let page = await readShopperPage(queries, '', SHOPPERS_PER_PAGE);
    while (page.length > 0) {
      for (const records of page) {
        report.scope.orders += records.orders.length;
        report.scope.refunds += records.refunds.length;
        await add(judgeShopper(records));
      }
      page = await readShopperPage(queries, page.at(-1)?.shopper ?? '', SHOPPERS_PER_PAGE);
    }
    await add(judgeShared(await readShared(queries)));
    report.scope.counted = await countVariants(queries);
    await add(judgeInvoices(await readInvoices(queries)));
    await add(judgeStock(await readStock(queries), account, Date.now() / 1_000));
    if (!isClean(report)) await queueReconciliationMail(queries, report);
    return report;
  };
}

/** The same findings are mailed once a day, however often the reconciliation runs. */
async function queueReconciliationMail(
  queries: Queries,
  report: ReconciliationReport,
): Promise<void> {
  const { findings } = report;
  const hash = createHash('sha256').update(findings.map(findingKey).sort().join('\n'));
  const day = new Date().toISOString().slice(0, 10);
  await queueMail(queries, {
    shopperId: STAFF,
    dedupe: `reconciliation:${day}:${hash.digest('hex').slice(0, 16)}`,
    kind: 'staff_reconciliation_finding',
    recipient: STAFF,
    body: {
      summary: reconciliationSummary(report),
      findings: findings
        .slice(0, MAX_FINDINGS)
        .map(({ harm, problem, advice }) => `${harm}: ${problem} ${advice}`),
    },
  });
}

/** The invoices' side of a reconciliation: numbers from 1 on without gaps. */
async function readInvoices(queries: Queries): Promise<ReconciledInvoices> {
  const [row] = await readRows(
    queries,
    reconciledSchema,
    sql`select count(*)::float8 as count, coalesce(min(no), 0)::float8 as first,
        coalesce(max(no), 0)::float8 as last from invoice`,
  );
  return row ?? { count: 0, first: 0, last: 0 };
}

/** Numbers are unique: as many as the last one says are all of them. */
function judgeInvoices({ count, first, last }: ReconciledInvoices): Finding[] {
  if (count === last && (count === 0 || first === 1)) return [];
  const problem = `There are ${count} invoices with numbers from ${first} to ${last}.`;
  return [finding('invoice_gap', {}, problem)];
}
