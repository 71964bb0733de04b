import type { ReactNode } from 'react';
import { DataTable } from '#admin/ui/data-table.tsx';
import { Disclosure } from '#admin/ui/disclosure.tsx';
import { Muted, Section } from '#admin/ui/section.tsx';
import { localeTag } from '#app/shared/locale.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { messages } from './messages/messages.ts';
import styles from './today.module.css';

/** What stands in a ranking; `units` and `cents` were sold of it. */
export type Ranked = { id: string; name: ReactNode; units: number; cents: number };

type RankingProps = {
  title: string;
  /** What its rows are, as the table names them. */
  what: string;
  rows: readonly Ranked[];
  /** What `units` are, as the table names them. */
  counted?: string;
  /** All that was sold, of which each row is a share. */
  totalCents: number;
  below: string;
  /** More of it, behind the table. */
  children?: ReactNode;
};

function percent(cents: number, ofCents: number): string {
  if (ofCents === 0) return '';
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${((cents / ofCents) * 100).toLocaleString(localeTag(), digits)} %`;
}

/** What sold best, each with a bar; the longest is the first's. The table behind it has units and shares. */
export function Ranking({
  title,
  what,
  counted = messages.units,
  rows,
  totalCents,
  below,
  children,
}: RankingProps) {
  const maxCents = Math.max(...rows.map(({ cents }) => cents), 1);
  const columns = [
    { name: what, cell: (row: Ranked) => row.name },
    { name: counted, isNumber: true, cell: (row: Ranked) => row.units },
    { name: messages.sold, isNumber: true, cell: (row: Ranked) => formatCents(row.cents) },
    { name: messages.share, isNumber: true, cell: (row: Ranked) => percent(row.cents, totalCents) },
  ];
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p>{messages.nothingSold}</p>
      ) : (
        <>
          <ol className={`${styles.ranking} grid p-0 gap-3`}>
            {rows.map((row) => (
              <li key={row.id}>
                <span className={`${styles.ranked} break-anywhere`}>{row.name}</span>
                <span className="bold tabular">{formatCents(row.cents)}</span>
                <svg
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  className={styles.share}
                  aria-hidden="true"
                >
                  <rect
                    width={Math.max((row.cents / maxCents) * 100, 0.5).toFixed(1)}
                    height="1"
                    className={styles.bar}
                  />
                </svg>
              </li>
            ))}
          </ol>
          <Disclosure summary={messages.asTable}>
            <DataTable
              isFlat
              caption={title}
              columns={columns}
              rows={rows}
              keyOf={(row) => row.id}
              empty=""
            />
          </Disclosure>
          {children}
        </>
      )}
      <p>
        <Muted>{below}</Muted>
      </p>
    </Section>
  );
}
