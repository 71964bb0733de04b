import { data, type LoaderFunctionArgs } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { FORMATS } from '#app/features/catalogue/import/catalogue-format.ts';
import { exportCatalogue } from './export-catalogue.server.ts';

/** Every product on sale, as a file. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const format = FORMATS.find((one) => one === (url.searchParams.get('format') ?? 'csv'));
  if (!format) throw data(null, { status: 404 });
  return exportCatalogue(deskOf(context), format);
}
