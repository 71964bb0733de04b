import { type Column, DataTable } from '#admin/ui/data-table.tsx';
import { formatCents } from '#app/shared/money.ts';
import { Panel } from '#app/ui/panel.tsx';
import { BarPlot } from './bar-plot-view.tsx';
import { type PlotDay, plotSales } from './sales-plot.ts';
import styles from './today.module.css';

const columns: readonly Column<PlotDay>[] = [
  { name: 'Day', cell: ({ day }) => day },
  { name: 'Orders', isNumber: true, cell: ({ orders }) => orders },
  { name: 'Sold', isNumber: true, cell: ({ amountCents }) => formatCents(amountCents) },
];

/** What was sold on each of the last ninety days, with the table behind it. */
export function SalesPlot({ days, zone }: { days: readonly PlotDay[]; zone: string }) {
  const { bars, lines, months } = plotSales(days);
  const cents = days.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Panel labelledBy="sales">
      <h2 id="sales" className={styles.title}>
        Sold in the last 90 days: {formatCents(cents)}
      </h2>
      <BarPlot
        label="Bars of what was sold on each day; the table below has the numbers"
        lines={lines}
        names={months.map(({ x, month }) => ({ x, name: month }))}
      >
        {bars.map(({ day, ...bar }) => (
          <rect key={day} {...bar} className={styles.bar} />
        ))}
      </BarPlot>
      <details className={styles.behind}>
        <summary>As a table</summary>
        <DataTable
          isFlat
          caption={`Sales by day, ${zone}`}
          columns={columns}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          empty=""
        />
      </details>
      <p className={styles.muted}>Days of {zone}. Refunds are not taken off. A minute behind.</p>
    </Panel>
  );
}
