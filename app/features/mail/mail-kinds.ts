/**
 * Every mail that the shop sends, with the shape of its body: what the template cannot read from the
 * database when the mail is sent. Bodies hold no card data.
 */
import * as z from 'zod';
import { STAFF_NOTICES } from './staff-notices.ts';

/** The id of an order, which is that of its payment intent. */
const order = z.string();

/**
 * Of a mail about an order: the order, and whose link it has. The reader is whom the row is about, unless it goes to
 * the order's own e-mail while an account has the order (queue_order_mail.sql).
 */
const ofOrder = { order, reader: z.string().optional() };
const ofParcel = { parcel: z.int(), carrier: z.string(), tracking: z.string() };
const cents = z.number().int().nonnegative();

/**
 * What its link holds for the page that it leads to. A GET of that spends nothing: the page has a button that
 * posts. It leaves the row once the mail is sent.
 */
const secret = z.string();

const ofVariant = {
  ...{ productId: z.string(), variant: z.string(), title: z.string() },
  options: z.array(z.tuple([z.string(), z.string()])).exactOptional(),
};

/** Stands for a secret where a mail is shown to staff. */
export const HIDDEN_SECRET = 'hidden';

/** The kinds with their bodies. */
export const mailBodies = {
  order_placed: z.object(ofOrder),
  /** `reason` is one of refund-reasons.ts, or what staff wrote; empty says none. */
  order_refunded: z.object({
    ...{ ...ofOrder, amountCents: cents, reason: z.string() },
    creditCents: cents.optional(),
  }),
  /** The parcel of this number in the order, with these lines; `carrier` and `tracking` are empty where they are not known. */
  order_shipped: z.object({ ...ofOrder, ...ofParcel, lines: z.array(z.int()) }),
  /** Not both are empty. */
  order_tracking_added: z.object({ ...ofOrder, ...ofParcel }),
  /** The address is read when it is sent: no copy of it is there to be forgotten. */
  order_address_changed: z.object(ofOrder),
  /** The parcels of these numbers. */
  order_delivered: z.object({ ...ofOrder, parcels: z.array(z.int()) }),
  order_cancelled: z.object(ofOrder),
  /** The acknowledgement of a withdrawal: its lines, when it was declared, and whether after its period. */
  order_withdrawn: z.object({
    ...{ ...ofOrder, lines: z.array(z.int()), declaredSeconds: z.int(), isLate: z.boolean() },
  }),
  /** The acknowledgement of one by order number and e-mail; its link is made of the id of the declaration. */
  withdrawal_received: z.object({
    ...{ declaration: z.string(), name: z.string(), email: z.string(), orderNumber: z.string() },
    ...{ extent: z.enum(['whole', 'some']), declaredSeconds: z.int() },
  }),
  /** `reason` says why the shop does not take it back; without one it does, and `words` are what it says besides. */
  order_return_answered: z.object({
    ...{ ...ofOrder, reason: z.string().exactOptional(), words: z.string().exactOptional() },
  }),
  /** To the order's own e-mail, when an account has claimed it. */
  order_claimed: z.object(ofOrder),
  /** The code that opens the page of the order, which the link of this guest leads to. */
  order_code: z.object({ order, guest: z.string(), secret }),

  /** The link to pay of an order that staff has made; what it is for is read when it is sent. */
  draft_link: z.object({ draft: z.string(), untilSeconds: z.int() }),

  /**
   * A gift card, to whom it is given: its code leaves the row once it is sent, and stays the code. `giver` and `message` may
   * be empty; what is on it is read when it is sent.
   */
  gift_card: z.object({
    ...{ credit: z.string(), giver: z.string(), message: z.string(), ending: z.string() },
    secret: secret.exactOptional(),
  }),

  password_reset: z.object({ secret }),
  /** To the address that is to be confirmed, when it is new or an account changes to it. */
  confirm_email: z.object({ secret }),
  /** To both addresses, with a `dedupe` of its own for each. */
  email_changed: z.object({ oldEmail: z.string(), newEmail: z.string() }),
  /** `device` as a shopper would name it, such as `Firefox on Windows`; `at` in ISO 8601. */
  new_sign_in: z.object({ device: z.string(), at: z.string() }),
  confirm_deletion: z.object({ secret }),
  account_deleted: z.object({}),
  /** To the e-mail that a guest has typed: whether it is theirs. */
  confirm_stock_watch: z.object({ ...ofVariant, secret }),
  /** `code` is what ends such mails. */
  back_in_stock: z.object({ ...ofVariant, code: z.string() }),

  /** Asks for reviews of what is in an order; `code` is what ends such mails. */
  review_request: z.object({ order, code: z.string() }),

  staff_first_order: z.object({ order, cents }),
  staff_refund_failed: z.object({ order, cents, reason: z.string() }),
  /** `findings` are lines of the reconciliation; `summary` is its last one. */
  staff_reconciliation_finding: z.object({ summary: z.string(), findings: z.array(z.string()) }),
  /** How many mails are stuck, and the last answer of the server. */
  staff_stuck_mail: z.object({ count: z.number().int(), reply: z.string() }),
  /** A webhook that the shop has switched off by itself, and why, a sentence. */
  staff_endpoint_off: z.object({ endpoint: z.string(), address: z.string(), reason: z.string() }),
  /** The night's backup was not made, or not taken further: a sentence. */
  /** To a member of the staff who wants it: what happened to what, and of how many facts more it is. */
  staff_notice: z.object({
    notice: z.enum(STAFF_NOTICES),
    facts: z.array(z.object({ subject: z.string(), ref: z.unknown() })),
    more: z.int().nonnegative(),
  }),
  staff_backup_failed: z.object({ problem: z.string() }),
} as const;

export type MailKind = keyof typeof mailBodies;

export type MailBody<Kind extends MailKind> = z.infer<(typeof mailBodies)[Kind]>;

/** As shopper and as recipient: whom STAFF_MAIL names. */
export const STAFF = 'staff';

/** As recipient: the e-mail that the account has when it is sent (take_mail_of.sql). */
export const ACCOUNT = 'account';

/**
 * So long a secret that can be used is not mailed again: its owner has it. A limit by the hour or the day would be a
 * stranger's to use up. The same link cannot be mailed again: the database has its hash alone.
 */
export const MAIL_PAUSE_SECONDS = 10 * 60;

/**
 * How long each kind with a secret is of use. Such a mail is never sent twice: on doubt it is not sent
 * again, and after this time it is not sent at all.
 */
export const SECRET_SECONDS: Partial<Record<MailKind, number>> = {
  password_reset: 60 * 60,
  confirm_email: 24 * 60 * 60,
  confirm_deletion: 60 * 60,
  order_code: 15 * 60,
  confirm_stock_watch: 24 * 60 * 60,
};
