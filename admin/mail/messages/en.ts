/** Mails: their kinds, how they stand, and their pages. */
import type { MailKind } from '#app/features/mail/mail-kinds.ts';
import type { MailState } from '#app/features/mail/mail-state.ts';

export const kinds = {
  order_placed: 'order placed',
  order_refunded: 'order refunded',
  order_shipped: 'order shipped',
  order_tracking_added: 'order tracking added',
  order_address_changed: 'delivery address changed',
  order_delivered: 'order delivered',
  order_cancelled: 'order cancelled',
  order_return_answered: 'return answered',
  order_withdrawn: 'withdrawal acknowledged',
  withdrawal_received: 'withdrawal received',
  draft_link: 'link to pay',
  order_claimed: 'order claimed',
  order_code: 'order code',
  password_reset: 'password reset',
  confirm_email: 'confirm email',
  email_changed: 'email changed',
  new_sign_in: 'new sign in',
  confirm_deletion: 'confirm deletion',
  account_deleted: 'account deleted',
  confirm_stock_watch: 'confirm stock alert',
  back_in_stock: 'back in stock',
  gift_card: 'gift card',
  review_request: 'review request',
  staff_first_order: 'staff first order',
  staff_refund_failed: 'staff refund failed',
  staff_reconciliation_finding: 'staff reconciliation finding',
  staff_stuck_mail: 'staff stuck mail',
  staff_endpoint_off: 'staff endpoint off',
  staff_backup_failed: 'staff backup failed',
  staff_notice: 'staff notice',
} satisfies Record<MailKind, string>;
export const states = {
  queued: 'queued',
  unwritten: 'unwritten',
  sending: 'sending',
  transmitting: 'transmitting',
  sent: 'sent',
  refused: 'refused',
  given_up: 'given up',
  in_doubt: 'in doubt',
  expired: 'expired',
} satisfies Record<MailState, string>;
export const aMail = 'A mail';
export const queued = (recipient: string, state: string) =>
  `To ${recipient}, queued {time}: ${state}`;
export const afterTries = (tries: number) => ` after ${tries} tries`;
export const answer = (reply: string) => `Answer of the mail server: ${reply}`;
export const preview = (subject: string) => `Preview: ${subject}`;
export const asSentNow = 'As it would be sent now. A secret link is in the mail alone.';
export const to = 'To';
export const toStaff = 'staff';
export const toAccount = 'the account';
export const queuedAt = 'Queued';
export const state = 'State';
export const tries = 'Tries';
export const stuckMails = 'Mails that are stuck';
export const allMails = 'All mails';
export const whatIsStuck = 'What is stuck';
export const mails = 'Mails';
export const noMails = 'No mails here.';
