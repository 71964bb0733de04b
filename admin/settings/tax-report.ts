import type { LoaderFunctionArgs } from 'react-router';
import { answerFile } from '#admin/operations/answer-file.server.ts';
import { reportTaxes } from '#operations/books/tax-report.server.ts';

/** The tax in the books by quarter, country and rate, as a file. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answerFile(context, reportTaxes, { quarter: url.searchParams.get('quarter') ?? '' });
