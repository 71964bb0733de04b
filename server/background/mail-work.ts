/** Sends the shop's mails and gift cards in the background: at once when one is queued or made, and every minute what is due. */
import { sendDueGiftCards } from '#app/features/credits/credit-store.server.ts';
import { RETENTION_DAYS } from '#app/features/mail/mail-attempt.ts';
import { deleteOldMail } from '#app/features/mail/mail-store.server.ts';
import { queueStaffMail } from '#app/features/mail/queue-staff-mail.server.ts';
import type { MailAddress } from '#app/features/mail/send/mail-address.ts';
import { createMailSender } from '#app/features/mail/send/mail-sender.server.ts';
import type { MailTransport } from '#app/features/mail/send/mail-transport.ts';
import { mailSetting } from '#app/features/mail/template/mail-content.ts';
import { ASK_AFTER_DAYS } from '#app/features/reviews/review.ts';
import { queueReviewMails } from '#app/features/reviews/review-store.server.ts';
import { forgetOldWatches } from '#app/features/stock/watch-stock.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { memberAddress } from '#operations/staff/tell-staff.server.ts';
import { withRequestId } from '#server/log/request-id.ts';
import { repeat } from './repeat.ts';

const PAUSE_MS = 60_000;

/** A mail that is being handed over; one that is not finished by then is sent by the next process. */
const STOP_GRACE_MS = 10_000;

/** How a shop sends mails. */
export type MailParts = {
  transport: MailTransport;
  /** An empty name is that of the shop. */
  from: MailAddress;
  /** What links in mails begin with; known once the shop listens. */
  shopUrl: () => string;
};

export function startMailWork(shop: Shop, mail: MailParts) {
  const { database, live, reviews, settings, log } = shop;
  const { queries } = database;
  const { transport, from, shopUrl } = mail;
  const sender = createMailSender({
    queries,
    transport,
    from: () => ({ ...from, name: from.name || settings.current().about.name }),
    staff: () => settings.current().staffMail ?? from.address,
    member: (id, { body }) => memberAddress(queries, id, body),
    setting: () => mailSetting(settings.current(), { shopUrl, adminUrl: shop.mailedAdminUrl }),
    log,
  });
  const stopWaking = live.onSignal('mail', sender.wake);
  const stopCards = live.onSignal('gift-card', () => {
    sendDueGiftCards(queries).catch((error) => {
      log.error({ err: error }, 'Unable to mail a gift card: it is tried again within a minute');
    });
  });

  async function sweepMail(): Promise<void> {
    await sendDueGiftCards(queries);
    await queueStaffMail(queries);
    if (reviews.isOpen()) await queueReviewMails(queries, ASK_AFTER_DAYS);
    await forgetOldWatches(queries);
    await deleteOldMail(queries);
    await transport.deleteOld(RETENTION_DAYS);
  }

  const onError = (error: unknown) => log.error({ err: error }, 'Unable to sweep the mails');
  const sweeping = repeat(() => withRequestId(null, sweepMail), PAUSE_MS, onError);
  // Apart: while many mails are sent this does not end, and none waits for what fails above.
  const sending = repeat(() => withRequestId(null, sender.sendDue), PAUSE_MS, onError);
  return {
    async stop(): Promise<void> {
      stopWaking();
      stopCards();
      const stopping = [sender, sweeping, sending].map((one) => one.stop(STOP_GRACE_MS));
      await Promise.all(stopping);
    },
  };
}
