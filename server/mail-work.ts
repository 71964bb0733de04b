/** Sends the shop's mails in the background: at once when one is queued, and every minute what is due. */
import type { Logger } from 'pino';
import type { LiveHub } from '#app/features/live/server/live-hub.server.ts';
import { RETENTION_DAYS } from '#app/features/mail/mail-attempt.ts';
import { deleteOldMail } from '#app/features/mail/mail-store.server.ts';
import { queueStaffMail } from '#app/features/mail/queue-staff-mail.server.ts';
import type { MailAddress } from '#app/features/mail/send/mail-address.ts';
import { createMailSender } from '#app/features/mail/send/mail-sender.server.ts';
import type { MailTransport } from '#app/features/mail/send/mail-transport.ts';
import type { ShopAbout, ShopTexts } from '#app/shared/shop-about.ts';
import type { Queries } from '#db/database.ts';
import { withRequestId } from './log/request-id.ts';
import { repeat } from './repeat.ts';

const PAUSE_MS = 60_000;

/** A mail that is being handed over; one that is not finished by then is sent by the next process. */
const STOP_GRACE_MS = 10_000;

/** How a shop sends mails. */
export type MailParts = {
  transport: MailTransport;
  from: MailAddress;
  /** Who receives what is for the staff. */
  staff: string;
  /** What links in mails begin with; known once the shop listens. */
  shopUrl: () => string;
};

type MailWorkParts = {
  mail: MailParts;
  queries: Queries;
  live: LiveHub;
  about: ShopAbout;
  texts: ShopTexts;
  timeZone: string;
  log: Logger;
};

export function startMailWork(parts: MailWorkParts) {
  const { mail, queries, live, about, texts, timeZone, log } = parts;
  const { transport, from, staff, shopUrl } = mail;
  const sender = createMailSender({
    queries,
    transport,
    from,
    staff,
    setting: { shopName: about.name, timeZone, deliveryNote: texts.deliveryNote, shopUrl },
    log,
  });
  const stopWaking = live.onMailQueued(sender.wake);

  async function sweepMail(): Promise<void> {
    await deleteOldMail(queries);
    await transport.deleteOld(RETENTION_DAYS);
    await queueStaffMail(queries);
    await sender.sendDue();
  }

  const sweeping = repeat(
    () => withRequestId(null, sweepMail),
    PAUSE_MS,
    (error) => log.error({ err: error }, 'Unable to sweep the mails'),
  );
  return {
    async stop(): Promise<void> {
      stopWaking();
      await Promise.all([sender.stop(STOP_GRACE_MS), sweeping.stop(STOP_GRACE_MS)]);
    },
  };
}
