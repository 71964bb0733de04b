/** The tables of who may open the admin, and of what they do there. They have nothing to do with accounts. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Whoever has been let in. */
export const staff = pgTable('staff', {
  id: text().primaryKey(),
  /** An invitation of this name leads to this row. */
  name: text().notNull().unique(),
  /** What they may do: one of ROLES (operations/scopes.ts) or of `staff_role`; null once their access was ended. */
  role: text(),
  /** Where the mails go that they have chosen; null: none do. */
  email: text(),
  /** What they are told of by mail: of STAFF_NOTICES (app/features/mail/staff-notices.ts). */
  notices: text().array().notNull().default(sql`'{}'`),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** An invitation that nobody has used yet: using it deletes it. */
export const staffInvite = pgTable('staff_invite', {
  /** SHA-256 of the code, in hex. */
  codeHash: text('code_hash').primaryKey(),
  name: text().notNull(),
  /** Of whoever has none yet; an owner's makes an owner in any case, and only such a one lets an owner in. */
  role: text().notNull(),
  /** Of the start of a shop that nobody has been let into: void as soon as anybody is. */
  isFirst: boolean('is_first').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** A role of the shop's own, beside those that every shop has. */
export const staffRole = pgTable('staff_role', {
  name: text().primaryKey(),
  scopes: jsonb().$type<readonly string[]>().notNull(),
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

/** What lets a program call the API: operations/staff/tokens.server.ts. An ended one stays, as what was done by it does. */
export const apiToken = pgTable(
  'api_token',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').notNull().unique(),
    /** What it was made for; its maker's own scopes limit that at each call. */
    scopes: jsonb().$type<readonly string[]>().notNull(),
    /** A member of the staff, or a user of the system, as in `audit_log`. */
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
    seenAt: instant('seen_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [uniqueIndex('api_token_name').on(table.name).where(sql`ended_at is null`)],
);

/** What staff has done, or was refused: written in the transaction of the act. */
export const auditLog = pgTable(
  'audit_log',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staff: text().notNull(),
    /** The name of an operation, or an act of signing in: operations/staff/audit-messages.ts. */
    act: text().notNull(),
    /** What it was done to: the id of an order, of a mail, of a variant. */
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** done or refused. */
    outcome: text(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('audit_log_subject').on(table.subject, table.no)],
);

/** A call of an operation that may be repeated, and what was answered: operations/repeated-calls.server.ts. */
export const operationKey = pgTable(
  'operation_key',
  {
    actor: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the operation and its input, in hex. */
    callHash: text('call_hash').notNull(),
    answer: jsonb(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.actor, table.key] }),
    index('operation_key_at').on(table.at),
  ],
);

/** A list of orders that somebody has saved by a name: `owner` is a member of the staff, a token or a command, as in `audit_log`. */
export const savedView = pgTable(
  'saved_view',
  {
    owner: text().notNull(),
    name: text().notNull(),
    /** `OrderFilter` (app/features/orders/staff/order-filter.ts); without a name the columns of all lists. */
    filter: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.name] })],
);
