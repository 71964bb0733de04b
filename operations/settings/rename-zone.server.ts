/** Another name for a zone of delivery: orders keep the delivery that they were placed with. */
import * as z from 'zod';
import {
  readDeliveryZones,
  removeDeliveryZone,
  writeDeliveryZone,
} from '#app/features/delivery/delivery-zones.server.ts';
import { defineChange, OperationRefused } from '#operations/operation.ts';
import {
  findZone,
  line,
  MAX_NAME_LETTERS,
  page,
  seenVersion,
  shownZone,
  toShown,
  zone,
} from './delivery-zones.server.ts';
import { messages } from './messages/messages.ts';

export const renameDeliveryZone = defineChange({
  name: 'delivery.rename-zone',
  scope: 'settings:write',
  does: 'Gives a zone another name; its countries and methods stay',
  button: 'Rename the zone',
  done: 'Renamed the zone of delivery',
  page,
  input: z.object({ zone, newName: line('New name', MAX_NAME_LETTERS), seenVersion }),
  output: shownZone,
  message: ({ name }) => messages.zoneRenamed(name),
  async run(context, { newName, ...key }) {
    const { queries, record } = context;
    const known = await findZone(context, key);
    record({ subject: newName, before: { name: key.zone } });
    const zones = await readDeliveryZones(queries);
    if (newName !== key.zone && zones.some(({ name }) => name === newName)) {
      throw new OperationRefused('conflict', messages.nothingSaved(messages.zoneNamed(newName)));
    }
    const renamed = { ...known, name: newName };
    await removeDeliveryZone(queries, key.zone);
    await writeDeliveryZone(queries, renamed);
    record({ after: { name: newName } });
    return toShown(renamed);
  },
});
