/** The outbox for staff: what is there, how a mail looks, and sending it again. */

import { recordAct } from '#admin/audit-log/audit-log.server.ts';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { findMail, type ListedMail, requeueMail } from '#app/features/mail/mail-list.server.ts';
import { previewMail } from '#app/features/mail/template/render-mail.server.tsx';
import { isStorable } from '#app/shared/storable-text.ts';
import type { Queries } from '#db/database.ts';

export type ShownMail = { mail: ListedMail; subject: string; html: string; text: string };

/** A mail as it would be sent now, without its secret; null where there is none, or several, of this name. */
export async function readMail(
  { queries, about, timeZone, texts, shopUrl }: AdminDesk,
  name: string,
  shopper: string | null,
): Promise<ShownMail | null> {
  if (!isStorable(name + shopper)) return null;
  const [found, another] = await findMail(queries, name, shopper);
  if (!found || another) return null;
  const { deliveryNote } = texts;
  const setting = { shopName: about.name, timeZone, deliveryNote, shopUrl };
  const { body: _body, ...mail } = found;
  return { mail, ...(await previewMail(queries, found, setting)) };
}

/** Queues it again, and records who did; false for one that is under way or holds a secret. */
export function sendAgain(queries: Queries, staff: string, mail: ListedMail): Promise<boolean> {
  const { dedupe, state } = mail;
  const act = { staff, act: 'mail_sent_again', subject: dedupe } as const;
  return recordAct(queries, { ...act, before: { state } }, async () => {
    const isQueued = await requeueMail(queries, mail);
    return { isDone: isQueued, after: { isQueued }, value: isQueued };
  });
}
