/** Jobs of every kind: listed, watched, cancelled, removed. */
import * as z from 'zod';
import { type Job, jobSchema, progressLine } from '#app/features/jobs/job.ts';
import {
  deleteJob,
  needsUpload,
  readJob,
  listJobs as readList,
  wantCancel,
} from '#app/features/jobs/job-store.server.ts';
import { localeTag } from '#app/shared/locale.ts';
import { toZonedIso } from '#app/shared/time/zoned-time.ts';
import { removeUploadFolder, uploadFolder } from '#app/shared/uploads/upload-folder.server.ts';
import { neededText } from '#operations/fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import type { Scope } from '#operations/scopes.ts';
import { followJob, lookAtJob } from './follow-job.server.ts';
import { OTHER_SCOPES, scopeTo } from './job-scopes.ts';
import { messages } from './messages/messages.ts';

const jobField = neededText('Its id').meta({ positional: true });

/** What is done to a job needs a scope of its kind. */
function needsScopeTo(does: 'read' | 'write') {
  return async (
    { queries, actor }: OperationContext,
    { job }: { job: string },
  ): Promise<Scope | null> => {
    const found = await readJob(queries, job);
    return found && scopeTo(does, found, actor);
  };
}

/** What there is to say of it beside how it ended. */
export function noteLines({ report }: Job): string[] {
  return (report?.notes ?? []).flatMap(({ lines, more }) =>
    more > 0 ? [...lines, messages.more(more.toLocaleString(localeTag()))] : lines,
  );
}

function listLine(job: Job, timeZone: string): string {
  const { id, kind, subject, state, startedSeconds } = job;
  const at = toZonedIso(startedSeconds, timeZone).slice(0, 16).replace('T', ' ');
  const progress = state === 'running' ? [progressLine(job)] : [];
  return [at, id, state.padEnd('interrupted'.length), kind, subject, ...progress].join('  ');
}

export const listJobs = defineRead({
  name: 'jobs.list',
  scope: 'catalogue:read',
  orScopes: OTHER_SCOPES.watch,
  does: 'Lists imports, exports and backups of the last 30 days, the newest last',
  input: z.object({}),
  output: z.object({ jobs: z.array(jobSchema) }),
  toLines: ({ jobs }, timeZone) => jobs.map((job) => listLine(job, timeZone)),
  async run({ queries, actor }) {
    const jobs = (await readList(queries)).filter((job) =>
      actor.scopes.includes(scopeTo('read', job, actor)),
    );
    return { jobs: jobs.toReversed() };
  },
});

export const showJob = defineRead({
  name: 'jobs.show',
  scope: 'catalogue:read',
  orScopes: OTHER_SCOPES.watch,
  needsToo: needsScopeTo('read'),
  does: 'Shows how far a job is, or what has come of it',
  input: z.object({ job: jobField }),
  output: jobSchema,
  toLines: (job, timeZone) => [
    listLine(job, timeZone),
    ...noteLines(job),
    ...(job.outcome === null ? [] : [job.outcome]),
  ],
  async run({ shop }, { job }) {
    const found = await lookAtJob(shop, job);
    if (!found) throw new OperationRefused('not_found', messages.noJob(job));
    return found;
  },
  follow: ({ shop }, { job }) => followJob(shop, job),
});

export const cancelJob = defineChange({
  name: 'jobs.cancel',
  scope: 'catalogue:write',
  orScopes: OTHER_SCOPES.cancel,
  needsToo: needsScopeTo('write'),
  does: 'Ends a job that runs: what it has not finished is undone',
  done: 'Cancelled the job',
  input: z.object({ job: jobField }),
  output: z.object({ job: z.string() }),
  message: ({ job }) => messages.ends(job),
  async run({ queries, shop, record, afterCommit }, { job }) {
    record({ subject: job });
    if (!(await wantCancel(queries, job))) throw new OperationRefused('conflict', messages.ended);
    afterCommit(async () => shop.jobs.cancel(job));
    return { job };
  },
});

/** The file that was sent for it goes too, unless another job is at it. */
export const removeJob = defineChange({
  name: 'jobs.remove',
  scope: 'catalogue:write',
  mayNeed: OTHER_SCOPES.remove,
  needsToo: needsScopeTo('write'),
  does: 'Removes a job that has ended from the list, with the file that was sent for it',
  done: 'Removed the job',
  input: z.object({ job: jobField }),
  output: z.object({ job: z.string() }),
  message: ({ job }) => messages.removed(job),
  async run({ queries, shop, record, afterCommit }, { job }) {
    record({ subject: job });
    const request = await deleteJob(queries, job);
    if (!request) {
      throw new OperationRefused('conflict', messages.runsStill);
    }
    const upload = String(request.upload);
    const folder = uploadFolder(shop.dataDir, upload);
    if (!folder) return { job };
    afterCommit(async () => {
      if (!(await needsUpload(shop.database.queries, upload))) await removeUploadFolder(folder);
    });
    return { job };
  },
});
