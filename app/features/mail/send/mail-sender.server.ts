/**
 * Sends what is queued: at once when a queue is reported, and with the sweep. Any number of processes may
 * do so: each mail is taken by one of them. The promise: delivered at least once under one Message-ID,
 * and a secret that ends soon (SECRET_SECONDS) at most once.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  afterAttempt,
  type Delivery,
  endBeforeAttempt,
  isSentAtMostOnce,
  type TakenMail,
} from '#app/features/mail/mail-attempt.ts';
import { STAFF } from '#app/features/mail/mail-kinds.ts';
import type { MailState } from '#app/features/mail/mail-state.ts';
import {
  advanceMail,
  type DueMail,
  readDueMails,
  takeMail,
} from '#app/features/mail/mail-store.server.ts';
import { memberOf } from '#app/features/mail/staff-notices.ts';
import type { MailSetting } from '#app/features/mail/template/mail-content.ts';
import { renderMail } from '#app/features/mail/template/render-mail.server.tsx';
import type { Queries } from '#db/database.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { composeMail } from './compose-mail.server.ts';
import { hostOfAddress, type MailAddress } from './mail-address.ts';
import type { ComposedMail, MailTransport } from './mail-transport.ts';

/** Longer than any attempt lasts (SMTP_TIMEOUTS): then the process that took it has ended. */
const LEASE_SECONDS = 300;

/** How many mails a process sends at a time. */
const MAX_AT_ONCE = 4;

/** How many due mails are read at a time, to learn whose they are: it asks every node of a cluster. */
const MAX_READ = 100;

/** While mails are to be sent to so many shoppers, no others are looked for. */
const MAX_OWNERS = 10_000;

/** Mails that are queued within this time are sent in one round. */
const GATHER_MS = 50;

/** A server that cannot be reached is left alone for so long. */
const REST_MS = 30_000;

export type MailSender = {
  /** Sends all that is due; gives how many mails it tried. */
  sendDue(): Promise<number>;
  /** Sends soon what was just queued for this shopper, or for anybody; never throws. */
  wake(shopper?: string): void;
  /** Takes no more, and waits for what is under way, so long at most. */
  stop(graceMs: number): Promise<void>;
};

export type MailSenderParts = {
  queries: Queries;
  transport: MailTransport;
  from: () => MailAddress;
  /** Who receives what is for the staff. */
  staff: () => string;
  /** Where this mail to a member of the staff goes; null where they are not told of such any more. */
  member: (id: string, mail: TakenMail) => Promise<string | null>;
  setting: () => MailSetting;
  log: Logger;
};

/** Servers repeat the recipient in what they answer; the log has no e-mail address. */
function withoutAddresses(reply: string | null): string | null {
  return reply === null ? null : reply.replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '…');
}

export function createMailSender(parts: MailSenderParts): MailSender {
  const { queries, transport, from, staff, member, setting, log } = parts;
  let round: Promise<number> | null = null;
  /** Whose mails may be due, who has waited longest first; the others' are looked for where `areAllWanted`. */
  const owners = new Set<string>();
  let areAllWanted = false;
  /** How far a look at all that is due has come; null: none is under way. */
  let lookedAt: DueMail | null = null;
  /** Has a round that waits for the server look for more. */
  let rouse = () => {};
  let isStopped = false;
  let restsUntilMs = 0;
  let timer: NodeJS.Timeout | undefined;

  async function addressOf(mail: TakenMail): Promise<string | null> {
    if (mail.recipient === STAFF) return staff();
    const id = memberOf(mail.recipient);
    return id === null ? mail.recipient : member(id, mail);
  }

  async function deliver(mail: TakenMail, to: string): Promise<Delivery> {
    let composed: ComposedMail;
    try {
      const rendered = await renderMail(queries, mail, setting());
      composed = await composeMail({ mail, rendered, from: from(), to });
    } catch (error) {
      // The database may be down for a moment; anything else is a fault of the shop.
      if (isDatabaseUnavailable(error)) throw error;
      log.error({ err: error, mail: mail.dedupe, kind: mail.kind }, 'A mail cannot be written');
      return { kind: 'unwritten', reply: `It cannot be written: ${String(error)}` };
    }
    try {
      const onTransmit = async () =>
        !isSentAtMostOnce(mail.kind) ||
        advanceMail(queries, mail, 'transmitting', LEASE_SECONDS, null);
      return await transport.deliver(composed, onTransmit);
    } catch (error) {
      log.error({ err: error, mail: mail.dedupe }, 'Unable to hand over a mail');
      return { kind: 'failed', reply: String(error), isReached: true, isInDoubt: false };
    }
  }

  async function end(mail: TakenMail, state: MailState, reply: string | null): Promise<void> {
    await advanceMail(queries, mail, state, 0, reply);
    log.warn(
      { mail: mail.dedupe, state, reply: withoutAddresses(reply) },
      'A mail is not sent any more',
    );
  }

  /** False when the server cannot be reached: the other mails will not fare better. */
  async function send(mail: TakenMail): Promise<boolean> {
    const ended = endBeforeAttempt(mail);
    if (ended !== null) {
      await end(mail, ended, null);
      return true;
    }
    const to = await addressOf(mail);
    if (to === null) {
      await end(mail, 'expired', null);
      return true;
    }
    const delivery = await deliver(mail, to);
    const { reply } = delivery;
    const { state, pauseSeconds } = afterAttempt(mail, delivery);
    if (state === 'sent') {
      await advanceMail(queries, mail, state, pauseSeconds, reply);
      log.info({ mail: mail.dedupe, messageId: mail.messageId }, 'A mail was sent');
    } else if (state === 'queued' || state === 'unwritten') {
      await advanceMail(queries, mail, state, pauseSeconds, reply);
      log.warn(
        { mail: mail.dedupe, reply: withoutAddresses(reply), pauseSeconds },
        'A mail could not be sent yet',
      );
    } else {
      await end(mail, state, reply);
    }
    return delivery.kind !== 'failed' || delivery.isReached;
  }

  /** Reads on whose mails are due, where all are wanted. */
  async function findOwners(): Promise<void> {
    if (lookedAt === null) {
      if (!areAllWanted) return;
      areAllWanted = false;
    }
    const due = await readDueMails(queries, lookedAt, MAX_READ);
    for (const { shopper } of due) owners.add(shopper);
    lookedAt = due.length < MAX_READ ? null : (due.at(-1) ?? null);
  }

  async function sendAll(): Promise<number> {
    const underWay = new Set<Promise<void>>();
    let tried = 0;
    let isReached = true;
    while (isReached && !isStopped) {
      // Also while there are others: these never end where mails are queued as fast as they are sent.
      if (owners.size < MAX_OWNERS) await findOwners();
      const [owner] = owners;
      if (owner === undefined) {
        if (lookedAt !== null || areAllWanted) continue;
        if (underWay.size === 0) break;
        const { promise, resolve } = Promise.withResolvers<void>();
        rouse = resolve;
        await Promise.race([...underWay, promise]);
        continue;
      }
      const freshId = `<${randomUUID()}@${hostOfAddress(from().address)}>`;
      // Before it is looked for: what is queued meanwhile wakes for the same owner.
      owners.delete(owner);
      const mail = await takeMail(queries, owner, LEASE_SECONDS, freshId);
      if (mail === null) continue;
      tried += 1;
      const sending = send(mail)
        .then((reached) => {
          if (!reached) isReached = false;
        })
        .catch((error) => log.error({ err: error, mail: mail.dedupe }, 'Unable to send a mail'))
        .finally(() => {
          underWay.delete(sending);
          // What has waited for it can be taken now.
          owners.add(mail.shopper);
        });
      underWay.add(sending);
      if (underWay.size >= MAX_AT_ONCE) await Promise.race(underWay);
    }
    await Promise.all(underWay);
    if (!isReached) {
      restsUntilMs = Date.now() + REST_MS;
      // The next sweep looks for them.
      owners.clear();
      areAllWanted = false;
      lookedAt = null;
    }
    return tried;
  }

  function sendWanted(): Promise<number> {
    round ??= sendAll()
      .catch((error) => {
        // Not at once: what has failed may fail again. The next round looks for all.
        areAllWanted = true;
        lookedAt = null;
        owners.clear();
        throw error;
      })
      .finally(() => {
        round = null;
      })
      .then((tried) => {
        // More may have been queued after the round had looked.
        if (areAllWanted || owners.size > 0) sendSoon();
        return tried;
      });
    return round;
  }

  function sendSoon(): void {
    rouse();
    if (isStopped || round !== null) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      sendWanted().catch((error) => log.error({ err: error }, 'Unable to send the mails'));
    }, GATHER_MS);
  }

  return {
    sendDue() {
      areAllWanted = true;
      rouse();
      return sendWanted();
    },
    wake(shopper) {
      if (isStopped || Date.now() < restsUntilMs) return;
      if (shopper === undefined) areAllWanted = true;
      else owners.add(shopper);
      sendSoon();
    },
    async stop(graceMs) {
      isStopped = true;
      clearTimeout(timer);
      const grace = new AbortController();
      const late = pause(graceMs, undefined, { signal: grace.signal }).catch(() => {});
      await Promise.race([round?.catch(() => {}), late]);
      grace.abort();
    },
  };
}
