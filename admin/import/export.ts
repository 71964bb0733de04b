import { data, type LoaderFunctionArgs } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { toTextStream } from '#app/shared/text-stream.ts';
import { exportCatalogue } from '#operations/catalogue/export-catalogue.server.ts';
import { OperationRefused } from '#operations/operation.ts';
import { writeFile } from '#operations/perform.server.ts';

/** Every product on sale, as a file. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const desk = deskOf(context);
  const format = url.searchParams.get('format') ?? 'csv';
  try {
    const call = { actor: desk.member, input: { format } };
    const { contentType, text } = writeFile(exportCatalogue, desk, call);
    return new Response(toTextStream(text), {
      headers: {
        'content-type': contentType,
        'content-disposition': `attachment; filename="products.${format}"`,
      },
    });
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    throw data(null, { status: error.code === 'forbidden' ? 403 : 404 });
  }
}
