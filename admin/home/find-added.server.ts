import { data } from 'react-router';
import type { AdminSession } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { addedKindOf } from '#app/features/catalogue/pages/home/home-section.ts';
import { listHomeSections } from '#operations/home/home-sections.server.ts';

/** A section that somebody has added, for its page; throws a response of 404 where there is none. */
export async function findAdded(session: AdminSession, id: string | undefined) {
  const { sections } = await loadOperation(session, listHomeSections, {});
  const section = sections.find((one) => one.id === id);
  const kind = section && addedKindOf(section);
  if (!kind) throw data(null, 404);
  return { section, kind };
}
