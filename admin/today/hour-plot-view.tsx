import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import { formatCents } from '#app/shared/money/money.ts';
import { BarPlot } from './bar-plot-view.tsx';
import { hourName, type PlotHour, plotHours } from './hour-plot.ts';
import styles from './today.module.css';

const columns: readonly Column<PlotHour>[] = [
  { name: 'Hour', cell: ({ hour }) => `${hourName(hour)} to ${hourName(hour + 1)}` },
  { name: 'Orders', isNumber: true, cell: ({ orders }) => orders },
  { name: 'Sold', isNumber: true, cell: ({ cents }) => formatCents(cents) },
  { name: 'A week ago', isNumber: true, cell: ({ centsThen }) => formatCents(centsThen) },
];

/** What was sold in each hour of today, before the same day of last week, with the table behind it. */
export function HourPlot({ hours, zone }: { hours: readonly PlotHour[]; zone: string }) {
  const { bars, before, lines, names } = plotHours(hours);
  return (
    <Section title="Sold today, by the hour">
      <p className={styles.legend}>
        <span className={styles.swatch} /> Today
        <span className={styles.swatchThen} /> The same day last week
      </p>
      <BarPlot
        label="Bars of what was sold in each hour, today and a week ago; the table below has the numbers"
        lines={lines}
        names={names}
      >
        {before.map((bar, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of an hour is its name
          <rect key={hour} {...bar} className={styles.barThen} />
        ))}
        {bars.map((bar, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of an hour is its name
          <rect key={hour} {...bar} className={styles.bar} />
        ))}
      </BarPlot>
      <Disclosure summary="As a table">
        <DataTable
          isFlat
          caption={`Sales of today by hour, ${zone}`}
          columns={columns}
          rows={hours}
          keyOf={({ hour }) => hour}
          empty=""
        />
      </Disclosure>
      <p>
        <Muted>Hours of {zone}, as they are now.</Muted>
      </p>
    </Section>
  );
}
