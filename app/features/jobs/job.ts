/** A job: work that takes long, which is started, watched and cancelled. */
import * as z from 'zod';
import { formatNumber } from '#app/shared/plural.ts';
import { messages } from './messages/messages.ts';

/** The backup that the shop makes every night by itself. */
export const NIGHTLY_BACKUP = { kind: 'database.backup', actor: 'shop' };

/** `interrupted`: its process has ended in the middle of it. All but `done` have changed nothing by halves. */
export const JOB_STATES = [
  'running',
  'done',
  'refused',
  'failed',
  'cancelled',
  'interrupted',
] as const;

/** Lines about the work under one title; `more` are left out. */
const noteSchema = z.object({ title: z.string(), lines: z.array(z.string()), more: z.number() });

export type JobNote = z.infer<typeof noteSchema>;

const reportSchema = z.object({
  numbers: z.record(z.string(), z.number()),
  notes: z.array(noteSchema),
});

export type JobReport = z.infer<typeof reportSchema>;

export type JobState = (typeof JOB_STATES)[number];

export const jobSchema = z.object({
  id: z.string(),
  /** The operation that started it. */
  kind: z.string(),
  subject: z.string(),
  actor: z.string(),
  /** The options that it was started with. */
  request: z.record(z.string(), z.unknown()),
  state: z.enum(JOB_STATES),
  phase: z.string(),
  done: z.number(),
  /** Of the phase, from 0 to 1; null where it is not known. */
  share: z.number().nullable(),
  /** How it ended, a sentence. */
  outcome: z.string().nullable(),
  report: reportSchema.nullable(),
  startedSeconds: z.int(),
  endedSeconds: z.int().nullable(),
});

export type Job = z.infer<typeof jobSchema>;

export type JobProgress = Pick<Job, 'phase' | 'done' | 'share'>;

/** How a job ended by itself. */
export type JobEnd = { state: 'done' | 'refused'; outcome: string; report: JobReport | null };

/** `Writing: 45 %, 9,000` */
export function progressLine({ phase, done, share }: JobProgress): string {
  if (phase === '') return messages.beginning;
  const part = share === null ? '' : `${Math.floor(share * 100)} %, `;
  return `${phase}: ${part}${formatNumber(Math.round(done))}`;
}
