import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import type { SourceDay } from '#app/features/orders/staff/sales-days.server.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { messages } from './messages/messages.ts';
import { type Ranked, Ranking } from './ranking.tsx';

type SourcesProps = {
  /** Of the last days, by source. */
  sourceDays: readonly SourceDay[];
  days: number;
};

/** No source is called so (visit-source.ts). */
const OTHERS = '*';

function nameOf(source: string | null): string {
  return source === null ? messages.otherSources : source || messages.sourceUnknown;
}

const columns = (): readonly Column<SourceDay>[] => [
  { name: messages.day, cell: ({ day }) => day },
  { name: messages.source, cell: ({ source }) => nameOf(source) },
  { name: ui.orders, isNumber: true, cell: ({ orders }) => orders },
  { name: messages.sold, isNumber: true, cell: ({ amountCents }) => formatCents(amountCents) },
];

/** What the visits came from that led to orders, in all and by day; nothing where none of it is known. */
export function Sources({ sourceDays, days }: SourcesProps) {
  if (sourceDays.every(({ source }) => source === '')) return null;
  const title = messages.sources(days);
  const totalCents = sourceDays.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Ranking
      title={title}
      what={messages.source}
      counted={ui.orders}
      rows={bySource(sourceDays)}
      totalCents={totalCents}
      below={messages.aboutSources}
    >
      <Disclosure summary={messages.sourcesByDay}>
        <DataTable
          isFlat
          caption={title}
          columns={columns()}
          rows={sourceDays}
          keyOf={({ day, source }) => `${day} ${source ?? OTHERS}`}
          empty=""
        />
      </Disclosure>
    </Ranking>
  );
}

/** The sum of each source, the largest first. */
function bySource(sourceDays: readonly SourceDay[]): Ranked[] {
  const groups = Map.groupBy(sourceDays, ({ source }) => source);
  const sums = [...groups].map(([source, rows]) => ({
    id: source ?? OTHERS,
    name: nameOf(source),
    units: rows.reduce((sum, { orders }) => sum + orders, 0),
    cents: rows.reduce((sum, { amountCents }) => sum + amountCents, 0),
  }));
  return sums.toSorted((one, other) => other.cents - one.cents);
}
