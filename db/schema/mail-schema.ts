/** The tables of the mail, and of who an order is for. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/**
 * The outbox: a mail is queued by the statement that makes its fact, and rendered when it is sent.
 * `dedupe` names the fact, such as `placed:pi_…`, so that none is queued twice.
 */
export const mail = pgTable(
  'mail',
  {
    /** Whom it is about; `staff` for what concerns no shopper, `staff_` and an id for what a member has chosen, `order_` and its id for what only its own e-mail gets. */
    shopper: text().notNull(),
    dedupe: text().notNull(),
    /** One of mail-kinds.ts, which has the shape of each body. */
    kind: text().notNull(),
    /**
     * An e-mail address; `account` is that of the account when it is sent, `staff` whom STAFF_MAIL names then, `staff_` and
     * an id that member.
     */
    recipient: text().notNull(),
    /** What the template needs; its `secret` leaves it with the mail. */
    body: jsonb().notNull(),
    /** Given by the first attempt, the same in all others. */
    messageId: text('message_id'),
    /** One of mail-state.ts. */
    state: text().notNull().default('queued'),
    tries: integer().notNull().default(0),
    /** By the clock, not by the transaction: of one order later facts are later. */
    queuedAt: timestamp('queued_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    /** When the sender looks at it; while it is being sent, when others may take it over. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The last that the mail server, or the network, has answered. */
    reply: text(),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.dedupe] }),
    index('mail_due')
      .on(table.dueAt)
      .where(sql`state in ('queued', 'unwritten', 'sending', 'transmitting')`),
    index('mail_of_order')
      .on(table.shopper, sql`(body->>'order')`)
      .where(sql`state in ('queued', 'sending', 'transmitting')`),
    index('mail_stuck').on(table.queuedAt).where(sql`state in ('refused', 'given_up', 'in_doubt')`),
    index('mail_queued').on(table.queuedAt),
  ],
);

/** What the parser of texts would read as part of a word, a number or a tag. No semicolon: drizzle-kit splits by it. */
const SIGNS = '-./@_:+&<~=?';

/**
 * An SQL expression: a name or an address as it is written without signs and accents, so that *Müller* and *Muller*,
 * *Straße* and *Strasse* are one word.
 */
export function personText(text: string): string {
  const spaced = `translate(${text}, '${SIGNS}', repeat(' ', ${SIGNS.length}))`;
  return `replace(regexp_replace(normalize(${spaced}, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ß', 'ss')`;
}

const PERSON_TEXTS = [
  'name',
  ...['line1', 'line2', 'city', 'postalCode'].map((field) => `address->>'${field}'`),
]
  .map((text) => `coalesce(${text}, '')`)
  .join(" || ' ' || ");

/** An SQL expression, which an index has: the words by which an order's person is found. */
export const personWords = `to_tsvector('simple', ${personText(PERSON_TEXTS)})`;

/**
 * Who an order is for. It can be forgotten: the order itself names nobody. Of an account that is gone it stays until the
 * order has arrived or was refunded (app/features/orders/forget-contacts.server.ts).
 */
export const orderContact = pgTable(
  'order_contact',
  {
    shopper: text().notNull(),
    paymentIntent: text('payment_intent').notNull(),
    name: text(),
    /** What a guest gave for the confirmation; an account's address is the account's own, until it is deleted. */
    email: text(),
    /** Where it goes, without the name; null for the placeholder of the specification. */
    address: jsonb(),
    /** What the shopper wrote with it, for the shop and for who gets the gift. */
    note: text(),
    giftMessage: text('gift_message'),
    /** Whether it is for staff alone: the account that has the order may be somebody else's now. */
    withheld: boolean().notNull().default(false),
    /** When the sweep looks whether it is still needed; null while the account has the order. */
    forgetDueAt: timestamp('forget_due_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.shopper, table.paymentIntent] }),
    index('order_contact_email').on(sql`lower(email)`),
    // For staff, who has a name, a street, a town or a postal code at hand.
    index('order_contact_words').using('gin', sql.raw(personWords)),
    index('order_contact_forget_due').on(table.forgetDueAt).where(sql`forget_due_at is not null`),
  ],
);
