/** Does jobs in this process. The row of each says how far it is, for other processes and for later. */
import { notInArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import { settlesWithin } from '#app/shared/time/settles-within.server.ts';
import type { Queries } from '#db/database.ts';
import { job } from '#db/schema/job-schema.ts';
import type { JobEnd, JobProgress } from './job.ts';
import { beatJob, endJob, endSilentJobs } from './job-store.server.ts';
import { messages } from './messages/messages.ts';

const BEAT_MS = 1_000;

/** What a job works with. */
export type JobTools = {
  /** Says how far it is, and throws where the job shall not go on: what it does in a transaction is undone. */
  progress(phase: string, done: number, share: number | null): void;
  /** Writes how it ended in the transaction of what it changed, so that neither is there without the other. */
  settle(tx: Queries, end: JobEnd): Promise<void>;
  /** Given where the job shall not go on, to whoever waits meanwhile. */
  signal: AbortSignal;
};

export type JobWork = (tools: JobTools) => Promise<JobEnd>;

export type JobRunner = {
  /** Begins a job that was inserted. */
  begin(id: string, work: JobWork): void;
  /** How far a job of this process is, without the database, which may be busy with it; null of any other. */
  progressOf(id: string): JobProgress | null;
  /** Waits until a job of this process has ended, so long at most. */
  waitFor(id: string, maxMs: number): Promise<void>;
  cancel(id: string): void;
  /** Ends jobs of processes that have gone. */
  endSilent(): Promise<void>;
  /** Waits for all of them. */
  finish(): Promise<void>;
  /** Ends all of them: what they have not finished is undone. */
  stop(): Promise<void>;
};

type Running = { progress: JobProgress; controller: AbortController; ended: Promise<void> };

type Ending = keyof typeof messages.endings;

const isEnding = (reason: unknown): reason is Ending =>
  typeof reason === 'string' && Object.hasOwn(messages.endings, reason);

const FAILED = 'It failed: the log of the shop says why. What it had not finished was undone.';

export function createJobRunner({ queries, log }: { queries: Queries; log: Logger }): JobRunner {
  const running = new Map<string, Running>();

  /** Beats until it is stopped; a beat that waits for the database is waited for by the next. */
  function keepBeating(id: string, { progress, controller }: Omit<Running, 'ended'>) {
    let beating: Promise<void> | null = null;
    async function beat(): Promise<void> {
      try {
        if (await beatJob(queries, id, { ...progress })) controller.abort('cancelled');
      } catch (error) {
        log.warn({ err: error }, 'A job could not say how far it is');
      }
      beating = null;
    }
    const timer = setInterval(() => {
      beating ??= beat();
    }, BEAT_MS);
    return async () => {
      clearInterval(timer);
      await beating;
    };
  }

  async function endOf(
    id: string,
    work: JobWork,
    { progress, controller: { signal } }: Omit<Running, 'ended'>,
  ) {
    try {
      return await work({
        signal,
        progress(phase, done, share) {
          if (signal.aborted) throw new Error('The job was ended');
          Object.assign(progress, { phase, done, share });
        },
        async settle(tx, end) {
          // Others have taken it for dead: what it has changed is undone, as they said.
          if (!(await endJob(tx, id, end))) throw new Error('The job was ended by others');
        },
      });
    } catch (error) {
      const { reason } = signal;
      if (isEnding(reason))
        return { state: reason, outcome: messages.endings[reason], report: null };
      log.error({ err: error }, 'A job failed');
      return { state: 'failed' as const, outcome: FAILED, report: null };
    }
  }

  async function run(id: string, work: JobWork, parts: Omit<Running, 'ended'>): Promise<void> {
    const stopBeating = keepBeating(id, parts);
    try {
      const end = await endOf(id, work, parts);
      await stopBeating();
      await endJob(queries, id, end);
    } catch (error) {
      log.error({ err: error }, 'The end of a job could not be stored');
    } finally {
      running.delete(id);
    }
  }

  /** Also those that one has begun at its end. */
  async function endAll(onEach: (job: Running) => void = () => {}): Promise<void> {
    while (running.size > 0) {
      for (const one of running.values()) onEach(one);
      await Promise.all([...running.values()].map(({ ended }) => ended));
    }
  }

  return {
    begin(id, work) {
      const progress: JobProgress = { phase: '', done: 0, share: null };
      const parts = { progress, controller: new AbortController() };
      running.set(id, { ...parts, ended: run(id, work, parts) });
    },
    progressOf: (id) => running.get(id)?.progress ?? null,
    async waitFor(id, maxMs) {
      await settlesWithin(maxMs, running.get(id)?.ended ?? Promise.resolve());
    },
    cancel: (id) => running.get(id)?.controller.abort('cancelled'),
    endSilent: () => endSilentJobs(queries, notInArray(job.id, [...running.keys()])),
    finish: () => endAll(),
    stop: () => endAll(({ controller }) => controller.abort('interrupted')),
  };
}
