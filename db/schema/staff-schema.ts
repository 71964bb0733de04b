/** The tables of who may open the admin, and of what they do there. They have nothing to do with accounts. */
import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Whoever has been let in. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  /** An invitation of this name leads to this row. */
  name: text().notNull().unique(),
  /** Owners are ended by owners only, and the last one by nobody. */
  isOwner: boolean('is_owner').notNull(),
  /** Whether they are or have ever been one: an owner's name is not a colleague's to give away. */
  hasOwned: boolean('has_owned').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** An invitation that nobody has used yet: using it deletes it. */
export const staffInvite = pgTable('staff_invite', {
  /** SHA-256 of the code, in hex. */
  codeHash: text('code_hash').primaryKey(),
  name: text().notNull(),
  /** Of the machine's own command: it makes an owner, and only such a one lets an owner in. */
  isOwner: boolean('is_owner').notNull(),
  /** Of the start of a shop that nobody has been let into: void as soon as anybody is. */
  isFirst: boolean('is_first').notNull(),
  endsAt: instant('ends_at').notNull(),
});

export const staffSession = pgTable(
  'staff_session',
  {
    /** SHA-256 of the cookie's token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    staff: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** What the browser calls itself. */
    device: text().notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
    seenAt: instant('seen_at').notNull().defaultNow(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('staff_session_staff').on(table.staff)],
);

/** One WebAuthn credential each, as `passkey` is of an account. */
export const staffPasskey = pgTable(
  'staff_passkey',
  {
    id: text().primaryKey(),
    staff: text()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (table) => [index('staff_passkey_staff').on(table.staff)],
);

/** What staff has done. Written before it is done, so that nothing happens without its row. */
export const auditLog = pgTable(
  'audit_log',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staff: text().notNull(),
    /** One of admin/sign-in/staff-act.ts. */
    act: text().notNull(),
    /** What it was done to: the id of an order, of a mail, of a variant. */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** done or refused; null while it is being done, and where the process ended meanwhile. */
    outcome: text(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.no)],
);
