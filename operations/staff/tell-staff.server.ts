/**
 * Tells members of the staff by mail what they have chosen: the shop is an endpoint of its own events, and a delivery there
 * is a fact in one mail to each of them, written in the transaction that ends it (docs/decisions/116).
 */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Attempt, afterAttempt } from '#app/features/events/delivery-attempt.ts';
import { endDelivery, type TakenDelivery } from '#app/features/events/delivery-store.server.ts';
import { type MailBody, mailBodies } from '#app/features/mail/mail-kinds.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import {
  memberRecipient,
  noticePauseSeconds,
  STAFF_NOTICES,
  type StaffNotice,
} from '#app/features/mail/staff-notices.ts';
import { readNoticeFacts } from '#app/features/mail/template/notice-facts.server.ts';
import type { Queries } from '#db/database.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { staff, staffPasskey, staffRole, staffSession } from '#db/schema/staff-schema.ts';
import { type Listener, noticeAddress, withFact } from './decide-notice.ts';

const TAKEN: Attempt = { isTaken: true, status: null, answer: '' };

const isLetIn = sql<boolean>`(
  exists (select from ${staffSession} where ${staffSession.staff} = ${staff.id} and ${staffSession.endsAt} > now())
  or exists (select from ${staffPasskey} where ${staffPasskey.staff} = ${staff.id}))`;

function selectListeners(queries: Queries) {
  return queries
    .select({
      ...{ id: staff.id, email: staff.email, notices: staff.notices, role: staff.role },
      ...{ ownScopes: staffRole.scopes, isLetIn },
    })
    .from(staff)
    .leftJoin(staffRole, eq(staffRole.name, staff.role));
}

/**
 * Where a mail that was queued for this member goes; null where they are not told of such any more, or nothing of it is
 * so any more.
 */
export async function memberAddress(
  queries: Queries,
  id: string,
  body: unknown,
): Promise<string | null> {
  const wanted = mailBodies.staff_notice.parse(body);
  const [listener]: Listener[] = await selectListeners(queries).where(eq(staff.id, id));
  const address = listener ? noticeAddress(listener, wanted.notice) : null;
  if (address === null || wanted.more > 0) return address;
  return (await readNoticeFacts(queries, wanted)).length > 0 ? address : null;
}

type Told = { member: string; notice: StaffNotice; event: string };

/** Adds the fact to the mail of its kind that waits for this member, or queues one. */
async function addToMail(
  tx: Queries,
  { member, notice, event }: Told,
  fact: MailBody<'staff_notice'>['facts'][number],
): Promise<void> {
  const shopper = memberRecipient(member);
  const isTheirs = and(eq(mail.shopper, shopper), eq(mail.kind, 'staff_notice'));
  const isOpen = and(isTheirs, eq(mail.state, 'queued'), eq(mail.tries, 0));
  const [open] = await tx
    .select({ dedupe: mail.dedupe, body: mail.body })
    .from(mail)
    .where(and(isOpen, gt(mail.dueAt, sql`now()`), sql`${mail.body}->>'notice' = ${notice}`))
    .limit(1)
    .for('update');
  if (open) {
    const body = withFact(mailBodies.staff_notice.parse(open.body), fact);
    await tx
      .update(mail)
      .set({ body })
      .where(and(eq(mail.shopper, shopper), eq(mail.dedupe, open.dedupe)));
    return;
  }
  const withinHour = await tx.$count(
    mail,
    and(isTheirs, gt(mail.queuedAt, sql`now() - interval '1 hour'`)),
  );
  const pauseSeconds = noticePauseSeconds(notice, withinHour);
  const dedupe = `${notice}:${event}`;
  const body = { notice, facts: [fact], more: 0 };
  const recipient = shopper;
  await queueMail(tx, { shopperId: shopper, dedupe, kind: 'staff_notice', recipient, body });
  await tx
    .update(mail)
    .set({ dueAt: sql`now() + make_interval(secs => ${pauseSeconds})` })
    .where(and(eq(mail.shopper, shopper), eq(mail.dedupe, dedupe)));
}

function isNotice(kind: string): kind is StaffNotice {
  return STAFF_NOTICES.some((notice) => notice === kind);
}

/** Once, however often the delivery is tried: who has taken it over writes nothing of it twice. */
export async function tellStaff(queries: Queries, taken: TakenDelivery): Promise<Attempt> {
  const { kind: notice, subject, ref, id: event, tries } = taken;
  await queries.transaction(async (tx) => {
    const isEnded = await endDelivery(tx, taken, TAKEN, afterAttempt(tries, TAKEN));
    if (!isEnded || !isNotice(notice)) return;
    const listeners = await selectListeners(tx)
      .where(sql`${notice} = any(${staff.notices})`)
      .orderBy(asc(staff.id))
      // One writer at a time for each of them.
      .for('no key update', { of: staff });
    for (const { id: member, ...listener } of listeners) {
      if (noticeAddress(listener, notice) === null) continue;
      await addToMail(tx, { member, notice, event }, { subject, ref });
    }
  });
  return TAKEN;
}
