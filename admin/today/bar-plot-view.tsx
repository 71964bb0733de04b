import type { ReactNode } from 'react';
import { centsToWire } from '#app/shared/money/money.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { type AxisLine, PLOT } from './bar-plot.ts';
import styles from './today.module.css';

type BarPlotProps = {
  /** What it shows, for whoever does not see it. */
  label: string;
  lines: readonly AxisLine[];
  /** What stands below the bars. */
  names: readonly { x: number; name: string }[];
  /** The bars, as `rect`. */
  children: ReactNode;
};

/** A plot of bars with its axes, without the currency, which its heading says. It is a picture: a table has the numbers. */
export function BarPlot({ label, lines, names, children }: BarPlotProps) {
  return (
    <div className={styles.plotFrame}>
      <svg
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        className={styles.plot}
        role="img"
        aria-label={label}
      >
        {lines.map(({ y }) => (
          <line key={y} x1={PLOT.left} x2={PLOT.width} y1={y} y2={y} className={styles.line} />
        ))}
        {children}
        <g className={styles.lines}>
          {lines
            .filter(({ cents }) => cents > 0)
            .map(({ y, cents }) => (
              <text key={y} x={PLOT.left - 8} y={y} className={styles.label}>
                {formatNumber(centsToWire(cents))}
              </text>
            ))}
        </g>
        {names.map(({ x, name }) => (
          <text key={name} x={x} y={PLOT.height - 8} className={styles.label}>
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}
