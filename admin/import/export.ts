import { data, type LoaderFunctionArgs } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { exportCatalogue } from '#operations/catalogue/export-catalogue.server.ts';
import { exportFile, toFileStream } from '#operations/jobs/export-file.server.ts';
import { OperationRefused } from '#operations/operation.ts';

/** Every product on sale, as a file. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const desk = deskOf(context);
  const format = url.searchParams.get('format') ?? 'csv';
  try {
    const call = { shop: desk, actor: desk.member, input: { format } };
    const file = exportFile(exportCatalogue, call);
    return new Response(await toFileStream(file), {
      headers: {
        'content-type': file.contentType,
        'content-disposition': `attachment; filename="${file.name}"`,
      },
    });
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    throw data(null, { status: error.code === 'forbidden' ? 403 : 404 });
  }
}
