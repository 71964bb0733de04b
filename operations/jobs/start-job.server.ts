/** How an operation starts work that takes long. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { JobWork } from '#app/features/jobs/job-runner.server.ts';
import { insertJob, type NewJob } from '#app/features/jobs/job-store.server.ts';
import { BY_COMMAND, type OperationContext, OperationRefused } from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

/** The output of an operation that has started a job. */
export const startedSchema = z.object({ job: z.string() });

export type Started = z.infer<typeof startedSchema>;

export function startedMessage({ job }: Started): string {
  return messages.started(job);
}

/** Files of the machine are its own user's: staff and programs elsewhere send what they have, and name none. */
export function checkMayUseFiles({ actor }: OperationContext, advice: string): void {
  if (actor.id.startsWith(BY_COMMAND)) return;
  throw new OperationRefused('forbidden', messages.onlyCommand(advice));
}

export function newJobId(): string {
  return randomBytes(6).toString('hex');
}

/** The work begins once the transaction is committed. Throws OperationRefused where another job has its key. */
export async function startJob(
  context: OperationContext,
  about: Omit<NewJob, 'id' | 'actor' | 'key'> & { key?: string },
  work: JobWork,
): Promise<Started> {
  const { actor, shop, queries } = context;
  const { kind, subject, request, key = null } = about;
  const id = newJobId();
  context.record({ subject, before: request, after: { job: id } });
  if (!(await insertJob(queries, { id, actor: actor.id, kind, subject, request, key }))) {
    throw new OperationRefused('conflict', messages.startedBefore);
  }
  context.afterCommit(async () => shop.jobs.begin(id, work));
  return { job: id };
}
