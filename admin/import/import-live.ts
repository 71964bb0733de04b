import type { LoaderFunctionArgs } from 'react-router';
import { type AdminDesk, deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { STREAM_HEADERS } from '#app/features/live/server/event-stream.ts';
import { toTextStream } from '#app/shared/text/text-stream.ts';
import { followJob } from '#operations/jobs/follow-job.server.ts';
import { showJob } from '#operations/jobs/jobs.server.ts';

async function* progressEvents(desk: AdminDesk, id: string): AsyncGenerator<string, void> {
  for await (const { state, phase, done, share } of followJob(desk, id)) {
    if (state !== 'running') break;
    yield `event: progress\ndata: ${JSON.stringify({ phase, done, share })}\n\n`;
  }
  if (!desk.live.isClosed()) yield 'event: end\ndata: {}\n\n';
}

/** The progress of a job, as a stream of events: `progress` while it goes on, then `end`. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const desk = deskOf(context);
  const { id } = await loadOperation(desk, showJob, { job: params.id ?? '' });
  return new Response(toTextStream(progressEvents(desk, id)), { headers: STREAM_HEADERS });
}
