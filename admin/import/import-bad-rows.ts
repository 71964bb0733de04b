import { createReadStream } from 'node:fs';
import type { LoaderFunctionArgs } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import {
  badRowsExtension,
  writeBadRows,
} from '#app/features/catalogue/import/write-bad-rows.server.ts';
import { toTextStream } from '#app/shared/text-stream.ts';
import { importOf } from './import-desk.server.ts';
import { readLaterProblems } from './import-store.server.ts';

/** The bad rows of an import, as a file. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { folder, state } = await importOf(deskOf(context), params.id);
  const { path, format, encoding } = state;
  const rows = writeBadRows(createReadStream(path), {
    format,
    encoding: encoding ?? undefined,
    laterProblems: await readLaterProblems(folder),
  });
  const name = `bad-rows.${badRowsExtension(format)}`;
  return new Response(toTextStream(rows), {
    headers: {
      'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
