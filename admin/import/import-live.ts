import type { LoaderFunctionArgs } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { importOf } from './import-desk.server.ts';
import { openImportStream } from './import-stream.server.ts';

/** The progress of an import, as a stream of events. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const desk = deskOf(context);
  await importOf(desk, params.id);
  return openImportStream(desk, params.id ?? '');
}
