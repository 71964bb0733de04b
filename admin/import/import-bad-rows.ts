import { createReadStream, existsSync } from 'node:fs';
import { data, type LoaderFunctionArgs } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import {
  badRowsExtension,
  writeBadRows,
} from '#app/features/catalogue/import/write-bad-rows.server.ts';
import { toTextStream } from '#app/shared/text/text-stream.ts';
import { uploadedFile, uploadFolder } from '#app/shared/uploads/upload-folder.server.ts';
import {
  importRequestSchema,
  readLaterProblems,
} from '#operations/catalogue/import/import-catalogue.server.ts';
import { showJob } from '#operations/jobs/jobs.server.ts';

/** The bad rows of an import, as a file. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const { request } = await loadOperation(session, showJob, { job: params.id ?? '' });
  const asked = importRequestSchema.safeParse(request).data;
  const folder = uploadFolder(session.dataDir, asked?.upload ?? '');
  if (!asked || !folder || !existsSync(uploadedFile(folder))) throw data(null, { status: 404 });
  const { format, encoding } = asked;
  const laterProblems = await readLaterProblems(folder);
  const file = createReadStream(uploadedFile(folder));
  return new Response(toTextStream(writeBadRows(file, { format, encoding, laterProblems })), {
    headers: {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl',
      'content-disposition': `attachment; filename="bad-rows.${badRowsExtension(format)}"`,
    },
  });
}
