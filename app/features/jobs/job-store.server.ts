/** The rows of jobs, and their place in the audit log. */
import { and, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { job } from '#db/schema/job-schema.ts';
import { wholeSeconds } from '#db/whole-seconds.ts';
import { type Job, type JobEnd, type JobProgress, jobSchema } from './job.ts';
import { messages } from './messages/messages.ts';

/** The process of a job says every second that it goes on: after so long without, it has ended. */
const SILENT = sql.raw("interval '60 seconds'");
const KEPT = sql.raw("interval '30 days'");

const MAX_LISTED = 100;

const isInterrupted: SQL<boolean> = sql`(${job.state} = 'running' and ${job.beatAt} < now() - ${SILENT})`;

/** Its sentences are in the language that the shop has then. */
const columnsOf = () => ({
  id: job.id,
  kind: job.kind,
  subject: job.subject,
  actor: job.actor,
  request: job.request,
  state: sql<string>`case when ${isInterrupted} then 'interrupted' else ${job.state} end`,
  phase: job.phase,
  done: job.done,
  share: job.share,
  outcome: sql<
    string | null
  >`case when ${isInterrupted} then ${messages.endings.interrupted} else ${job.outcome} end`,
  startedSeconds: wholeSeconds(job.startedAt),
  endedSeconds: wholeSeconds(job.endedAt),
});

/** Null where there is none, or not any more. */
export async function readJob(queries: Queries, id: string): Promise<Job | null> {
  const [row] = await queries
    .select({ ...columnsOf(), report: job.report })
    .from(job)
    .where(eq(job.id, id));
  return row ? jobSchema.parse(row) : null;
}

/** The newest first, without their reports. */
export async function listJobs(queries: Queries, kind: string | null = null): Promise<Job[]> {
  const rows = await queries
    .select(columnsOf())
    .from(job)
    .where(kind === null ? undefined : eq(job.kind, kind))
    .orderBy(desc(job.startedAt))
    .limit(MAX_LISTED);
  return rows.map((row) => jobSchema.parse({ ...row, report: null }));
}

/** The newest of those that had this key; null where none has. */
export async function findJobOfKey(queries: Queries, key: string): Promise<Job | null> {
  const [row] = await queries
    .select({ ...columnsOf(), report: job.report })
    .from(job)
    .where(eq(job.key, key))
    .orderBy(desc(job.startedAt))
    .limit(1);
  return row ? jobSchema.parse(row) : null;
}

/** `key`: of two jobs with the same one alone runs, and none once it is done. */
export type NewJob = Pick<Job, 'id' | 'kind' | 'subject' | 'actor' | 'request'> & {
  key: string | null;
};

/** False where another job has its key. Removes jobs that are long past. */
export async function insertJob(queries: Queries, row: NewJob): Promise<boolean> {
  await queries.delete(job).where(lt(job.startedAt, sql`now() - ${KEPT}`));
  if (row.key !== null) await endSilentJobs(queries, eq(job.key, row.key));
  const added = await queries
    .insert(job)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: job.id });
  return added.length > 0;
}

/** Says that it goes on, and how far it is; true where it shall not. */
export async function beatJob(
  queries: Queries,
  id: string,
  progress: JobProgress,
): Promise<boolean> {
  const [row] = await queries
    .update(job)
    .set({ ...progress, beatAt: sql`now()` })
    .where(and(eq(job.id, id), eq(job.state, 'running')))
    .returning({ wantsCancel: job.wantsCancel });
  return row?.wantsCancel ?? true;
}

/** False where it has ended. */
export async function wantCancel(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries
    .update(job)
    .set({ wantsCancel: true })
    .where(and(eq(job.id, id), eq(job.state, 'running'), sql`not ${isInterrupted}`))
    .returning({ id: job.id });
  return rows.length > 0;
}

/** Removes a job that has ended; null where it has not, or is not there. */
export async function deleteJob(queries: Queries, id: string): Promise<Job['request'] | null> {
  await endSilentJobs(queries, eq(job.id, id));
  const [row] = await queries
    .delete(job)
    .where(and(eq(job.id, id), ne(job.state, 'running')))
    .returning({ request: job.request });
  return row ? z.record(z.string(), z.unknown()).parse(row.request) : null;
}

/** Whether a job that runs needs this upload. */
export async function needsUpload(queries: Queries, upload: string): Promise<boolean> {
  const isOfIt = sql`request ->> 'upload' = ${upload}`;
  return (await queries.$count(job, and(isOfIt, eq(job.state, 'running')))) > 0;
}

const endedSchema = z.object({ id: z.string() });

type Ending = Pick<Job, 'state' | 'outcome' | 'report'> | JobEnd;

/** Ends those that run, and completes in the record the acts that started them. */
async function endJobs(queries: Queries, which: SQL, { state, outcome, report }: Ending) {
  const isDone = state === 'done';
  const after = isDone ? (report?.numbers ?? null) : { [state]: outcome };
  return readRows(
    queries,
    endedSchema,
    sql`with ended as (
        update job set state = ${state}, outcome = ${outcome}, report = ${report && JSON.stringify(report)}::jsonb,
          ended_at = now()
        where ${which} and state = 'running' returning id, kind, subject),
      completed as (
        update audit_log set after = ${after && JSON.stringify(after)}::jsonb, outcome = ${isDone ? 'done' : 'refused'}
        from ended where audit_log.subject = ended.subject and act = kind and after ->> 'job' = id)
      select id from ended`,
  );
}

/** With what it has changed, or after it has ended without; false where it has ended before. */
export async function endJob(queries: Queries, id: string, end: Ending): Promise<boolean> {
  return (await endJobs(queries, sql`${job.id} = ${id}`, end)).length > 0;
}

/** Ends those of these jobs whose process has gone. */
export async function endSilentJobs(queries: Queries, which: SQL): Promise<void> {
  const end = {
    state: 'interrupted',
    outcome: messages.endings.interrupted,
    report: null,
  } as const;
  await endJobs(queries, sql`${which} and ${isInterrupted}`, end);
}
