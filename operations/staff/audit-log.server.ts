/** The audit log: who did what, to what, how it was before and after. */
import { and, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { toZonedMinute } from '#app/shared/time/zoned-time.ts';
import type { Queries } from '#db/database.ts';
import { orderNumberOf } from '#db/schema/order-schema.ts';
import { apiToken, auditLog, staff } from '#db/schema/staff-schema.ts';
import { wholeSeconds } from '#db/whole-seconds.ts';
import { byCommand, memberName } from '#operations/actor-name.server.ts';
import { CHANGED_WITH_OTHERS } from '#operations/catalogue/change-many.server.ts';
import { text, wholeNumber } from '#operations/fields.ts';
import { limitField } from '#operations/list-fields.ts';
import { BY_TOKEN, defineRead, type Operation } from '#operations/operation.ts';
import { describeAct, describeChange } from './audit-messages.ts';
import { messages } from './messages/messages.ts';

const maker = alias(staff, 'maker');

/** The name of who did it, of rows that are joined with `staff`, `api_token` and its maker. */
const actorName = (): SQL<string> => sql<string>`coalesce(${memberName(staff.name)},
  ${apiToken.name} || ${messages.tokenOf}::text || coalesce(${memberName(maker.name)}, ${byCommand(apiToken.madeBy)}),
  ${byCommand(auditLog.staff)})`;

const actSchema = z.object({
  no: z.number(),
  atSeconds: z.int(),
  /** Who did it. */
  by: z.string(),
  /** The name of the operation. */
  act: z.string(),
  subject: z.string(),
  /** In words: what was done, and to what; null where there is no word for that. */
  what: z.string(),
  name: z.string().nullable(),
  /** Of the admin, where it is looked at. */
  path: z.string().nullable(),
  change: z.string(),
  /** After what was done: `, which was refused`; empty where it was done. */
  remark: z.string(),
});

/** A job that runs has no outcome yet, and one that was killed none any more. */
function remarkOn(outcome: string | null): string {
  if (outcome === null) return messages.outcomeUnknown;
  return outcome === 'refused' ? messages.refused : '';
}

export type ListedAct = z.infer<typeof actSchema>;

type Wanted = {
  limit: number;
  subject?: string | undefined;
  /** Those before the act of this number. */
  after?: number | null;
};

/** What was done last, to anything or to one subject, the newest first, in the words of these operations. */
export async function readActs(
  queries: Queries,
  operations: readonly Operation[],
  { limit, subject, after }: Wanted,
): Promise<ListedAct[]> {
  const rows = await queries
    .select({
      no: auditLog.no,
      by: actorName(),
      act: auditLog.act,
      subject: auditLog.subject,
      number: sql<string | null>`case when starts_with(${auditLog.act}, 'orders.')
        then ${sql.raw(orderNumberOf('audit_log.subject'))} end`,
      before: auditLog.before,
      after: auditLog.after,
      outcome: auditLog.outcome,
      atSeconds: wholeSeconds(auditLog.at),
    })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staff))
    .leftJoin(apiToken, eq(auditLog.staff, sql`${BY_TOKEN} || ${apiToken.id}`))
    .leftJoin(maker, eq(maker.id, apiToken.madeBy))
    // The change of many products is a row of its own.
    .where(
      and(
        subject === undefined
          ? ne(auditLog.act, CHANGED_WITH_OTHERS)
          : eq(auditLog.subject, subject),
        after == null ? undefined : lt(auditLog.no, after),
      ),
    )
    .orderBy(desc(auditLog.no))
    .limit(limit);
  return rows.map(({ number, before, after, outcome, ...row }) => ({
    ...row,
    ...describeAct(operations, { ...row, number }),
    change: describeChange(before, after),
    remark: remarkOn(outcome),
  }));
}

function actLine(act: ListedAct, timeZone: string): string {
  const { by, what, name, remark, change, atSeconds } = act;
  const done = [what, name].filter(Boolean).join(' ');
  const parts = [`${by}: ${done}${remark}`, change];
  return [toZonedMinute(atSeconds, timeZone), ...parts.filter(Boolean)].join('  ');
}

/** The operation that lists what was done by these operations. */
export function defineActList(operations: readonly Operation[]) {
  return defineRead({
    name: 'log.list',
    scope: 'staff:read',
    does: 'Lists what staff did, the newest first',
    input: z.object({
      subject: text('Only what was done to this, such as the id of an order').optional(),
      after: wholeNumber('Those before the act of this number').nullable().default(null),
      limit: limitField(50),
    }),
    output: z.object({ acts: z.array(actSchema), next: z.number().nullable() }),
    toLines: ({ acts }, timeZone) => acts.map((act) => actLine(act, timeZone)),
    async run({ queries }, wanted) {
      const read = await readActs(queries, operations, { ...wanted, limit: wanted.limit + 1 });
      const acts = read.slice(0, wanted.limit);
      return { acts, next: read.length > acts.length ? (acts.at(-1)?.no ?? null) : null };
    },
  });
}
