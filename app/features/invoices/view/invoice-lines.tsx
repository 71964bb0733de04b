import type { InvoiceLine } from '#app/features/invoices/invoice-view.ts';
import { formatRate } from '#app/features/tax/tax-rate.ts';
import { formatCents } from '#app/shared/money.ts';
import styles from './invoice-lines.module.css';

type InvoiceLinesProps = {
  lines: readonly InvoiceLine[];
  /** Whether there are rates: then each line has its net and its tax. */
  isTaxed: boolean;
};

/** What was sold, line by line; what a code took off has a column where there is any. */
export function InvoiceLines({ lines, isTaxed }: InvoiceLinesProps) {
  const isReduced = lines.some(({ discountCents }) => discountCents > 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Price</th>
          {isReduced && <th scope="col">Discount</th>}
          {isTaxed && (
            <>
              <th scope="col">Rate</th>
              <th scope="col">Net</th>
              <th scope="col">Tax</th>
            </>
          )}
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row" dir="auto">
              {line.title}
            </th>
            <td>{line.count}</td>
            <td>{formatCents(line.priceCents)}</td>
            {isReduced && (
              <td>{line.discountCents > 0 && `−${formatCents(line.discountCents)}`}</td>
            )}
            {isTaxed && (
              <>
                <td>{line.basisPoints === null ? '–' : formatRate(line.basisPoints)}</td>
                <td>{formatCents(line.netCents)}</td>
                <td>{formatCents(line.taxCents)}</td>
              </>
            )}
            <td>{formatCents(line.grossCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
