/** Work that takes long: an import, an export, a backup. The process that does it writes how far it is. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const job = pgTable(
  'job',
  {
    id: text().primaryKey(),
    /** The name of the operation that started it. */
    kind: text().notNull(),
    /** What it is done to, such as the name of a file. */
    subject: text().notNull(),
    /** Who started it, as in `audit_log`. */
    actor: text().notNull(),
    /** Of two jobs with the same key one alone runs, and none once it is done. */
    key: text(),
    /** How it was asked for: its options. */
    request: jsonb().notNull(),
    /** A state of app/features/jobs/job.ts. */
    state: text().notNull().default('running'),
    /** What it is doing, for people. */
    phase: text().notNull().default(''),
    /** So many things of that phase are done: `share` of it, from 0 to 1, where that is known. */
    done: bigint({ mode: 'number' }).notNull().default(0),
    share: doublePrecision(),
    /** How it ended, a sentence. */
    outcome: text(),
    report: jsonb(),
    wantsCancel: boolean('wants_cancel').notNull().default(false),
    startedAt: instant('started_at').notNull().defaultNow(),
    /** When its process has last said that it goes on. */
    beatAt: instant('beat_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('job_started').on(table.startedAt),
    uniqueIndex('job_once').on(table.key).where(sql`state in ('running', 'done')`),
  ],
);
