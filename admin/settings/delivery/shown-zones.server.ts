/** The zones of delivery as pages show them. */
import { data, type LoaderFunctionArgs } from 'react-router';
import { type AdminSession, sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { listDeliveryZones } from '#operations/settings/delivery-zones.server.ts';
import { countriesText } from '#operations/settings/describe-delivery.ts';

/** All of them, their countries by name: browsers may call a country otherwise. */
export async function loadZones(session: AdminSession) {
  const { zones, isCharged } = await loadOperation(session, listDeliveryZones, {});
  return {
    isCharged,
    zones: zones.map((zone) => ({ ...zone, countries: countriesText(zone.countries) })),
  };
}

export type ShownZone = Awaited<ReturnType<typeof loadZones>>['zones'][number];

/** The one that a page is about. Throws a 404. */
export async function findZone({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>) {
  const { zones, isCharged } = await loadZones(sessionOf(context));
  const zone = zones.find(({ name }) => name === params.zone);
  if (!zone) throw data(null, { status: 404 });
  return { zone, isCharged };
}
