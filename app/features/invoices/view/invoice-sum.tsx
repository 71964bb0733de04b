import type { ReactNode } from 'react';
import type { InvoiceView } from '#app/features/invoices/invoice-view.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { formatCents } from '#app/shared/money.ts';
import styles from './invoice-sum.module.css';

type InvoiceSumProps = Pick<
  InvoiceView,
  'taxes' | 'totalCents' | 'credits' | 'creditTaxes' | 'restCents'
>;

type Taxes = InvoiceView['taxes'];

/** The total with the tax in it; below, what went back since. The invoice itself stays as it was. */
export function InvoiceSum({
  taxes,
  totalCents,
  credits,
  creditTaxes,
  restCents,
}: InvoiceSumProps) {
  return (
    <>
      <dl className={styles.sum}>
        {netRow(taxes, totalCents)}
        {taxes.map(({ basisPoints, netCents, taxCents }) => (
          <Row key={basisPoints} cents={taxCents}>
            {formatRate(basisPoints)} tax on {formatCents(netCents)}
          </Row>
        ))}
        <Row cents={totalCents} isTotal>
          {totalCents > 0 ? 'Total, paid by card' : 'Total'}
        </Row>
      </dl>
      {credits.length > 0 && (
        <dl className={styles.sum}>
          {credits.map(({ no, amountCents }) => (
            <Row key={no} cents={-amountCents}>
              Credit {no}, to the same card
            </Row>
          ))}
          {creditTaxes.map(({ basisPoints, netCents, taxCents }) => (
            <Row key={basisPoints} cents={-taxCents} isPart>
              includes {formatRate(basisPoints)} tax on {formatCents(netCents)}
            </Row>
          ))}
          <Row cents={restCents} isTotal>
            Left after credits
          </Row>
        </dl>
      )}
    </>
  );
}

function netRow(taxes: Taxes, totalCents: number) {
  if (taxes.length === 0) return null;
  const taxCents = taxes.reduce((sum, one) => sum + one.taxCents, 0);
  return <Row cents={totalCents - taxCents}>Total without tax</Row>;
}

type RowProps = {
  cents: number;
  isTotal?: boolean;
  /** Of the amounts above it, not beside them. */
  isPart?: boolean;
  children: ReactNode;
};

function Row({ cents, isTotal = false, isPart = false, children }: RowProps) {
  const kind = isTotal ? styles.total : isPart ? styles.part : undefined;
  return (
    <div className={kind}>
      <dt>{children}</dt>
      <dd>{cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents)}</dd>
    </div>
  );
}
