import type { LoaderFunctionArgs } from 'react-router';
import { type AdminSession, sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { STREAM_HEADERS } from '#app/features/live/server/event-stream.ts';
import { toTextStream } from '#app/shared/text/text-stream.ts';
import { followJob } from '#operations/jobs/follow-job.server.ts';
import { showJob } from '#operations/jobs/jobs.server.ts';

async function* progressEvents(session: AdminSession, id: string): AsyncGenerator<string, void> {
  for await (const { state, phase, done, share } of followJob(session, id)) {
    if (state !== 'running') break;
    yield `event: progress\ndata: ${JSON.stringify({ phase, done, share })}\n\n`;
  }
  if (!session.live.isClosed()) yield 'event: end\ndata: {}\n\n';
}

/** The progress of a job, as a stream of events: `progress` while it goes on, then `end`. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const { id } = await loadOperation(session, showJob, { job: params.id ?? '' });
  return new Response(toTextStream(progressEvents(session, id)), { headers: STREAM_HEADERS });
}
