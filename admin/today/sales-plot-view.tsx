import { DataTable } from '#admin/ui/data-table.tsx';
import { formatCents } from '#app/shared/money.ts';
import { Panel } from '#app/ui/panel.tsx';
import { PLOT, type PlotDay, plotSales } from './sales-plot.ts';
import styles from './today.module.css';

const columns = [
  { name: 'Day', cell: ({ day }: PlotDay) => day },
  { name: 'Orders', isNumber: true, cell: ({ orders }: PlotDay) => orders },
  { name: 'Sold', isNumber: true, cell: ({ amountCents }: PlotDay) => formatCents(amountCents) },
];

/** Whole dollars, as an axis has them. */
function dollars(cents: number): string {
  return `$${Math.round(cents / 100).toLocaleString('en-US')}`;
}

/** What was sold on each of the last ninety days, with the table behind it. */
export function SalesPlot({ days, zone }: { days: readonly PlotDay[]; zone: string }) {
  const { bars, lines, months } = plotSales(days);
  const cents = days.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const floor = PLOT.height - PLOT.bottom;
  return (
    <Panel labelledBy="sales">
      <h2 id="sales" className={styles.title}>
        Sold in the last 90 days: {formatCents(cents)}
      </h2>
      <svg
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        className={styles.plot}
        role="img"
        aria-label="Bars of what was sold on each day; the table below has the numbers"
      >
        {lines.map(({ y, cents: line }) => (
          <g key={y}>
            <line x1={PLOT.left} x2={PLOT.width} y1={y} y2={y} className={styles.line} />
            <text x={PLOT.left - 8} y={y + 4} textAnchor="end" className={styles.label}>
              {dollars(line)}
            </text>
          </g>
        ))}
        {bars.map(({ day, ...bar }) => (
          <rect key={day} {...bar} className={styles.bar} />
        ))}
        {months.map(({ x, month }) => (
          <text key={month} x={x} y={floor + 18} className={styles.label}>
            {month}
          </text>
        ))}
      </svg>
      <details className={styles.behind}>
        <summary>As a table</summary>
        <DataTable
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
