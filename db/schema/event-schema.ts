/** The outbox of events: what happened, and who outside is to learn of it (docs/extending.md). */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What happened, written in the transaction of its fact by announce.sql, where an endpoint wants it. It names nobody: what
 * is sent is read when it is sent.
 */
export const outboxEvent = pgTable(
  'outbox_event',
  {
    /** Rises; of what is done to one subject in the order in which it was done. */
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same in each attempt and at each endpoint. */
    id: text().notNull().unique().default(sql`'evt_' || replace(gen_random_uuid()::text, '-', '')`),
    /** One of event-kinds.ts. */
    kind: text().notNull(),
    /** What it is about: the id of an order, of a product, a variant, an account. */
    subject: text().notNull(),
    /** Which of the facts about it, as event-kinds.ts says. */
    ref: jsonb().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('outbox_event_at').on(table.at),
    index('outbox_event_subject').on(table.subject),
  ],
);

/** Who learns of events: a web address, or a plugin as `plugin:` and its name. */
export const eventEndpoint = pgTable('event_endpoint', {
  id: text().primaryKey(),
  address: text().notNull(),
  kinds: text().array().notNull(),
  /** Signs what is sent; `whsec_` and base64. */
  secret: text().notNull(),
  /** The one before, which signs too until then. */
  previousSecret: text('previous_secret'),
  previousUntil: instant('previous_until'),
  /** Whether anything is sent; what happens meanwhile waits. */
  isOn: boolean('is_on').notNull().default(true),
  /** Why the shop has switched it off by itself, a sentence. */
  offReason: text('off_reason'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** An event for an endpoint. */
export const eventDelivery = pgTable(
  'event_delivery',
  {
    endpoint: text().notNull(),
    event: bigint({ mode: 'number' }).notNull(),
    /** The event's. */
    subject: text().notNull(),
    /** due, or delivered. */
    state: text().notNull().default('due'),
    tries: integer().notNull().default(0),
    /** When it is tried; while it is being tried, when another process may take it over. */
    dueAt: instant('due_at').notNull().defaultNow(),
    triedAt: instant('tried_at'),
    /** The HTTP status of the last answer; null where there was none. */
    status: integer(),
    /** The beginning of that answer, or why there was none. */
    answer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.endpoint, table.event] }),
    index('event_delivery_due').on(table.endpoint, table.dueAt).where(sql`state = 'due'`),
    index('event_delivery_order')
      .on(table.endpoint, table.subject, table.event)
      .where(sql`state = 'due'`),
    index('event_delivery_event').on(table.event),
  ],
);
