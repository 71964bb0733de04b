import type { LoaderFunctionArgs } from 'react-router';
import { answerFile } from '#admin/operations/answer-file.server.ts';
import { exportBooks } from '#operations/books/export-books.server.ts';

/** A file of the books; days that nobody has typed are no days. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  answerFile(
    context,
    exportBooks,
    Object.fromEntries([...url.searchParams].filter(([, typed]) => typed !== '')),
  );
