import { Link } from 'react-router';
import { ListSection } from '#admin/settings/list-section.tsx';
import { messages } from '#admin/settings/messages/messages.ts';
import type { Column } from '#admin/ui/data-table.tsx';
import type { ShownZone } from './shown-zones.server.ts';

const columnsOf = (): Column<ShownZone>[] => [
  {
    name: messages.zone,
    cell: ({ name }) => <Link to={`/settings/zone/${encodeURIComponent(name)}`}>{name}</Link>,
  },
  { name: messages.countries, cell: ({ countries }) => countries },
  {
    name: messages.methods,
    cell: ({ methods }) => methods.map(({ name }) => name).join(', ') || messages.notDeliveredThere,
  },
];

type ZonesPanelProps = {
  zones: readonly ShownZone[];
  /** Whether shoppers say where their orders go: only then is a price charged. */
  isCharged: boolean;
};

/** Where orders go, and a new zone. */
export function ZonesPanel({ zones, isCharged }: ZonesPanelProps) {
  return (
    <ListSection
      title={messages.delivery}
      about={isCharged ? messages.aboutDelivery : messages.deliveryToExample}
      caption={messages.zonesOfDelivery}
      columns={columnsOf()}
      rows={zones}
      keyOf={({ name }) => name}
      empty={messages.deliveryIsFree}
      add={{
        ...{ operation: 'delivery.set-zone', seen: 'seenVersion' },
        ...{ summary: messages.addZone, button: messages.addTheZone },
      }}
    />
  );
}
