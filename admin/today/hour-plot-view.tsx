import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Muted, Section } from '#admin/ui/section.tsx';
import { formatCents } from '#app/shared/money/money.ts';
import { BarPlot } from './bar-plot-view.tsx';
import { hourName, type PlotHour, plotHours } from './hour-plot.ts';
import { messages } from './messages/messages.ts';
import styles from './today.module.css';

const columns = (): readonly Column<PlotHour>[] => [
  { name: messages.hour, cell: ({ hour }) => messages.hours(hourName(hour), hourName(hour + 1)) },
  { name: ui.orders, isNumber: true, cell: ({ orders }) => orders },
  { name: messages.sold, isNumber: true, cell: ({ cents }) => formatCents(cents) },
  { name: messages.aWeekAgo, isNumber: true, cell: ({ centsThen }) => formatCents(centsThen) },
];

/** What was sold in each hour of today, before the same day of last week, with the table behind it. */
export function HourPlot({ hours, zone }: { hours: readonly PlotHour[]; zone: string }) {
  const { bars, before, lines, names } = plotHours(hours);
  return (
    <Section title={messages.soldByHour}>
      <p className="flex wrap items-center text-small gap-2">
        <span className={styles.swatch} /> {ui.today}
        <span className={styles.swatchThen} /> {messages.sameDayLastWeek}
      </p>
      <BarPlot label={messages.barsOfHours} lines={lines} names={names}>
        {before.map((bar, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of an hour is its name
          <rect key={hour} {...bar} className={styles.barThen} />
        ))}
        {bars.map((bar, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of an hour is its name
          <rect key={hour} {...bar} className={styles.bar} />
        ))}
      </BarPlot>
      <Disclosure summary={messages.asTable}>
        <DataTable
          isFlat
          caption={messages.salesByHour(zone)}
          columns={columns()}
          rows={hours}
          keyOf={({ hour }) => hour}
          empty=""
        />
      </Disclosure>
      <p>
        <Muted>{messages.aboutHours(zone)}</Muted>
      </p>
    </Section>
  );
}
