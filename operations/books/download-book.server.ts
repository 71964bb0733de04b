/** The download that a link of the books gives: its file, once, as whoever has made the link may read it by now. */
import { findBookLink, takeBookLink } from '#app/features/books/book-links.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { auditLog } from '#db/schema/staff-schema.ts';
import { type ExportedFile, exportFile } from '#operations/jobs/export-file.server.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import { scopesOfMaker } from './book-links.server.ts';
import { bookFileSchema, exportBooks } from './export-books.server.ts';

/** The act of whoever has used a link, in the record of who has made it. */
const USED = 'book_downloaded';

/** `over`: the link was used, has ended or is too old, and its page says which. `unknown`: there is no such link. */
export type BookDownload =
  | { kind: 'file'; file: ExportedFile }
  | { kind: 'over' }
  | { kind: 'unknown' };

/** Takes the link, with its record, and gives its file: of two downloads at once one alone gets it. */
export async function downloadBook(shop: Shop, id: string, key: string): Promise<BookDownload> {
  const { queries } = shop.database;
  const link = await findBookLink(queries, id, key);
  if (!link) return { kind: 'unknown' };
  const scopes = (await scopesOfMaker(queries, link.madeBy)) ?? SCOPE_NAMES;
  if (!scopes.includes('books:write')) return { kind: 'unknown' };
  const isTaken = await queries.transaction(async (transaction) => {
    if (!(await takeBookLink(transaction, id))) return false;
    const act = { staff: link.madeBy, act: USED, subject: id, outcome: 'done' };
    await transaction.insert(auditLog).values(act);
    return true;
  });
  if (!isTaken) return { kind: 'over' };
  const input = bookFileSchema.parse(link.request);
  const file = exportFile(exportBooks, { shop, actor: { id: link.madeBy, scopes }, input });
  return { kind: 'file', file };
}
