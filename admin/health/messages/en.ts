/** The page that says how the shop does. */
import { counted, plural } from '#app/shared/plural.ts';

export const health = 'Health';
export const readAt = 'As of {time}. Reload the page to look again.';
export const allWell = 'All is well.';
export const notWell = 'What is not well';
export const isWell = 'What is well';
export const since = 'Since {time}.';
export const subjects = {
  orders: 'Orders',
  keys: 'Keys of the card provider',
  cards: 'Declined cards',
  refunds: 'Refunds',
  holds: 'Reserved stock',
  mail: 'Mail',
  background: 'Background work',
  webhooks: 'Webhooks',
  backups: 'Backups',
};
export const wrong = {
  orders: 'No orders come in',
  keys: 'The card provider refuses a key',
  cards: 'Stolen cards may be tried here',
  refunds: 'Refunds are not made',
  holds: 'Stock stays reserved',
  mail: 'Mails do not leave',
  background: 'The background work is late',
  webhooks: 'Webhooks do not arrive',
  backups: 'The nightly backup is missing',
};
export const whatToDo = {
  orders:
    'Buy something yourself. If that fails, look whether the card provider has an outage and whether its keys still hold; the log of the shop says what it answers.',
  keys: 'With a second key in STRIPE_SECRET_KEY the shop asks again with that one, else no payment succeeds. Put a key that holds first, drop the other, and restart the shop.',
  cards:
    'The shop starts no payment there for a day, but of customers who have bought before. Nothing to do, unless a customer writes: then sell to them with an order of yours. Look at the card provider whether payments that went through are real.',
  refunds:
    'Look at the card provider whether its balance covers them and whether its keys still hold. The shop goes on asking.',
  holds:
    'The card provider does not say that a payment has ended. Look whether it has an outage and whether its keys still hold.',
  mail: 'Look at what the mail server answers, and whether SMTP_URL still holds. What waits is sent as soon as it can be.',
  background:
    'It is done every minute: payments that nobody reported, refunds, invoices, reserved stock. Look for errors in the log of the shop, then restart it.',
  webhooks: 'Look at what the endpoint answers. Switch it on again once it works.',
  backups:
    'npm run shop -- jobs list shows the last ones, and jobs show says what was in the way. The shop tries again every hour.',
};
export const noOrder = 'There is no order yet.';
export const newestOrder = 'The newest is of {time}.';
export const openPayments = (count: number) =>
  `${counted(count, 'payment was', 'payments were')} started within an hour and not paid.`;
export const keyTaken = 'No call was refused for its key.';
export const keyRefused = 'It refuses the first key of STRIPE_SECRET_KEY.';
export const declinedNetworks = (count: number) =>
  count === 0
    ? 'No address has many of them.'
    : `Many within a day, from ${counted(count, 'address', 'addresses')}.`;
export const refundsDue = (count: number, amount: string) =>
  count === 0
    ? 'No refund is due.'
    : `${counted(count, 'is', 'are')} due at the card provider: ${amount}.`;
export const holds = (count: number) =>
  count === 0 ? 'Nothing is reserved.' : `Reserved for ${counted(count, 'payment', 'payments')}.`;
export const mailsWaiting = (count: number) =>
  count === 0 ? 'No mail waits.' : `${counted(count, 'waits', 'wait')} to be sent.`;
export const lastRound = 'Last done {time}.';
export const deliveriesDue = (count: number) =>
  count === 0 ? 'No event waits.' : `${counted(count, 'event waits', 'events wait')}.`;
export const endpointsOff = (count: number) =>
  `The shop has switched off ${counted(count, 'endpoint', 'endpoints')} by itself.`;
export const noBackups = 'The shop makes no backups by itself';
export const setBackupDir =
  'Unless something else does, set BACKUP_DIR to a folder on another disk: it makes one every night.';
export const noBackup = 'None was made yet.';
export const lastBackup = 'The last good one was made {time}.';
export const seeMails = 'Mails that are stuck';
export const seeWebhooks = 'Webhooks';
export const needsYou = (count: number) =>
  `${counted(count, 'thing', 'things')} of the shop ${plural(count, 'is', 'are')} not well.`;
export const seeHealth = 'See what to do';
