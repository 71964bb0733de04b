/** A file that a running shop writes is a job, which is watched and cancelled as any other while its text is streamed. */
import type { JobProgress } from '#app/features/jobs/job.ts';
import { insertJob, readJob } from '#app/features/jobs/job-store.server.ts';
import { messages as jobMessages } from '#app/features/jobs/messages/messages.ts';
import { toTextStream } from '#app/shared/text/text-stream.ts';
import { settlesWithin } from '#app/shared/time/settles-within.server.ts';
import type { Shop } from '#app/shop.server.ts';
import {
  type Actor,
  type FileOperation,
  type OperationInput,
  OperationRefused,
} from '#operations/operation.ts';
import { admit } from '#operations/perform.server.ts';
import { messages } from './messages/messages.ts';
import { newJobId } from './start-job.server.ts';

export type ExportedFile = {
  contentType: string;
  name: string;
  /** The text as it comes; what it returns is a sentence about what was written. Throws where not all of it was. */
  text: AsyncGenerator<string, string>;
  /** How far it is, once it was begun. */
  progress(): JobProgress | null;
};

/** All is written: its row says so in a moment, or not at all. */
const END_MS = 10_000;

/** Whoever takes nothing for so long has gone. */
const TAKE_MS = 60_000;

/** Gives what it says at its end. Throws OperationRefused where the reader has gone, or takes too long. */
async function writeAll(
  text: AsyncGenerator<string, string>,
  writer: WritableStreamDefaultWriter<string>,
): Promise<string> {
  const gone = () => new OperationRefused('conflict', messages.gone);
  for (;;) {
    const { done, value } = await text.next();
    if (done) {
      await writer.close();
      return value;
    }
    const written = writer.write(value);
    if (!(await settlesWithin(TAKE_MS, written))) throw gone();
    await written.catch(() => {
      throw gone();
    });
  }
}

/** Nothing is begun before the text is asked for. Throws OperationRefused. */
export function exportFile(
  operation: FileOperation<OperationInput>,
  { shop, actor, input: typed }: { shop: Shop; actor: Actor; input: Record<string, unknown> },
): ExportedFile {
  const input = admit(operation, { actor, input: typed });
  const name = operation.fileName(input);
  const id = newJobId();
  const { queries } = shop.database;

  async function* write(): AsyncGenerator<string, string> {
    const about = { kind: operation.name, subject: name, request: input };
    await insertJob(queries, { id, actor: actor.id, ...about, key: null });
    const { readable, writable } = new TransformStream<string, string>();
    const writer = writable.getWriter();
    // Once it is aborted, which whoever reads is told.
    writer.closed.catch(() => {});
    shop.jobs.begin(id, async ({ progress, signal }) => {
      signal.addEventListener('abort', () => {
        const { reason } = signal;
        const message =
          reason === 'interrupted'
            ? jobMessages.endings.interrupted
            : jobMessages.endings.cancelled;
        void writer.abort(new OperationRefused('conflict', message)).catch(() => {});
      });
      const onProgress = (phase: string, done: number) => progress(phase, done, null);
      const source = { queries, timeZone: shop.settings.current().timeZone, onProgress };
      const text = operation.write(source, input);
      try {
        return { state: 'done', outcome: await writeAll(text, writer), report: null };
      } catch (error) {
        await writer.abort(error).catch(() => {});
        if (signal.aborted || !(error instanceof OperationRefused)) throw error;
        return { state: 'refused', outcome: error.message, report: null };
      } finally {
        await text.return('');
      }
    });
    yield* readable;
    await shop.jobs.waitFor(id, END_MS);
    return (await readJob(queries, id))?.outcome ?? '';
  }

  const contentType = operation.contentType(input);
  return { contentType, name, text: write(), progress: () => shop.jobs.progressOf(id) };
}

/** The file for an answer over HTTP, once there is some of it: what is refused before that is thrown here. */
export async function toFileStream({
  text,
}: Pick<ExportedFile, 'text'>): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const first = await text.next();
  return toTextStream(
    (async function* all() {
      try {
        if (!first.done) yield first.value;
        yield* text;
      } finally {
        await text.return('');
      }
    })(),
  );
}
