import type { LoaderFunctionArgs } from 'react-router';
import { answerFile } from '#admin/operations/answer-file.server.ts';
import { exportCatalogue } from '#operations/catalogue/import/export-catalogue.server.ts';

/** Every product on sale, as a file. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answerFile(context, exportCatalogue, { format: url.searchParams.get('format') ?? 'csv' });
