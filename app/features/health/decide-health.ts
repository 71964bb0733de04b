/** What is well of a shop and what is not: the rules, for the page of the admin and for what alerts watch. */

/** Payments are started all the time and not paid; so many without any order say that paying has stopped. */
const MANY_OPEN_PAYMENTS = 10;
export const ORDERS_WITHIN_SECONDS = 60 * 60;

/** A refund that the card provider puts off is asked for again within this. */
const LONGEST_REFUND_SECONDS = 24 * 60 * 60;

/** A hold whose time is over is ended by the next round of background work, where the card provider answers. */
const LONGEST_OVERDUE_HOLD_SECONDS = 10 * 60;

/** A mail that a server puts off is tried again within this; one that waits longer says that mail has stopped. */
const LONGEST_MAIL_SECONDS = 60 * 60;

/** A round takes minutes where the card provider is slow. */
const LONGEST_ROUND_SECONDS = 10 * 60;

/** A delivery that fails is tried again several times within this. */
const LONGEST_DELIVERY_SECONDS = 60 * 60;

/** One is made every night: so long is a day on which the clocks change, and an hour to make it. */
const LONGEST_BACKUP_SECONDS = 26 * 60 * 60;

/** In unix seconds; null where there is none. */
export type HealthFacts = {
  lastOrderSeconds: number | null;
  /** Since when the card provider refuses this process's first key. */
  keyRefusedSeconds: number | null;
  /** Payments that were started within ORDERS_WITHIN_SECONDS and have not become an order. */
  openPayments: number;
  /** Networks from which so many cards were declined that whoever has not bought before may pay from there no more. */
  declinedNetworks: number;
  oldestRefundSeconds: number | null;
  firstHoldEndsSeconds: number | null;
  oldestMailSeconds: number | null;
  /** When a round of this process's background work has ended last; before the first one, when the process began. */
  lastRoundSeconds: number;
  oldestDeliverySeconds: number | null;
  /** Endpoints that the shop has switched off by itself. */
  endpointsOff: number;
  /** Whether the shop makes backups by itself; when the last good one of a night was made, and whether one has failed since. */
  makesBackups: boolean;
  lastBackupSeconds: number | null;
  /** When the first one was begun, ended or not: one that never ends is as late as one that is missing. */
  firstBackupSeconds: number | null;
  isBackupFailed: boolean;
};

/** In the order of the page. */
export const HEALTH_SUBJECTS = [
  'orders',
  'keys',
  'cards',
  'refunds',
  'holds',
  'mail',
  'background',
  'webhooks',
  'backups',
] as const;

export type HealthSubject = (typeof HEALTH_SUBJECTS)[number];

/** `sinceSeconds`: since when it is so, as far as that is known; null of what is well. */
export type HealthFinding = {
  subject: HealthSubject;
  isWell: boolean;
  sinceSeconds: number | null;
};

/** A finding for each subject. */
export function decideHealth(facts: HealthFacts, nowSeconds: number): HealthFinding[] {
  const isOlder = (seconds: number | null, than: number) =>
    seconds !== null && nowSeconds - seconds > than;
  const { lastOrderSeconds, oldestRefundSeconds, firstHoldEndsSeconds } = facts;
  const { oldestMailSeconds, lastRoundSeconds, oldestDeliverySeconds } = facts;
  const hasOrder = lastOrderSeconds !== null && !isOlder(lastOrderSeconds, ORDERS_WITHIN_SECONDS);
  const { makesBackups, lastBackupSeconds, firstBackupSeconds, isBackupFailed } = facts;
  const backupSeconds = lastBackupSeconds ?? firstBackupSeconds;
  const isBackupLate = isBackupFailed || isOlder(backupSeconds, LONGEST_BACKUP_SECONDS);
  const isDeliveryLate = isOlder(oldestDeliverySeconds, LONGEST_DELIVERY_SECONDS);
  const wrong: Readonly<Record<HealthSubject, boolean>> = {
    orders: !hasOrder && facts.openPayments >= MANY_OPEN_PAYMENTS,
    keys: facts.keyRefusedSeconds !== null,
    cards: facts.declinedNetworks > 0,
    refunds: isOlder(oldestRefundSeconds, LONGEST_REFUND_SECONDS),
    holds: isOlder(firstHoldEndsSeconds, LONGEST_OVERDUE_HOLD_SECONDS),
    mail: isOlder(oldestMailSeconds, LONGEST_MAIL_SECONDS),
    background: isOlder(lastRoundSeconds, LONGEST_ROUND_SECONDS),
    webhooks: isDeliveryLate || facts.endpointsOff > 0,
    backups: makesBackups && isBackupLate,
  };
  const since: Readonly<Record<HealthSubject, number | null>> = {
    orders: lastOrderSeconds,
    keys: facts.keyRefusedSeconds,
    cards: null,
    refunds: oldestRefundSeconds,
    holds: firstHoldEndsSeconds,
    mail: oldestMailSeconds,
    background: lastRoundSeconds,
    webhooks: isDeliveryLate ? oldestDeliverySeconds : null,
    backups: lastBackupSeconds,
  };
  return HEALTH_SUBJECTS.map((subject) => ({
    subject,
    isWell: !wrong[subject],
    sinceSeconds: wrong[subject] ? since[subject] : null,
  }));
}
