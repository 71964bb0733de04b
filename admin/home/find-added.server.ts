import { data } from 'react-router';
import type { AdminDesk } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { addedKindOf } from '#app/features/catalogue/pages/home/home-section.ts';
import { listHomeSections } from '#operations/home/home-sections.server.ts';

/** A section that somebody has added, for its page; throws a response of 404 where there is none. */
export async function findAdded(desk: AdminDesk, id: string | undefined) {
  const { sections } = await loadOperation(desk, listHomeSections, {});
  const section = sections.find((one) => one.id === id);
  const kind = section && addedKindOf(section);
  if (!kind) throw data(null, 404);
  return { section, kind };
}
