/** The zone of delivery that a page is about. */
import { data, type LoaderFunctionArgs } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { loadOperation } from '#admin/desk/load-operation.server.ts';
import { listDeliveryZones } from '#operations/settings/delivery-zones.server.ts';

/** Throws a 404. */
export async function findZone({
  context,
  params,
}: Pick<LoaderFunctionArgs, 'context' | 'params'>) {
  const { zones, isCharged } = await loadOperation(deskOf(context), listDeliveryZones, {});
  const zone = zones.find(({ name }) => name === params.zone);
  if (!zone) throw data(null, { status: 404 });
  return { zone, isCharged };
}
