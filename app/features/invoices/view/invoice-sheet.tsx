import type { ReactNode } from 'react';
import type { InvoiceView } from '#app/features/invoices/invoice-view.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import styles from './invoice-sheet.module.css';
import { InvoiceSum } from './invoice-sum.tsx';

type InvoiceSheetProps = {
  invoice: InvoiceView;
  orderNumber: string;
  /** When it was placed. */
  ordered: ReactNode;
};

/** What stands on the screen alone, where an invoice stands on paper. */
export function ReplacedByInvoice({ children }: { children: ReactNode }) {
  return <div className={`${styles.replaced} screen-only`}>{children}</div>;
}

/** An order on paper once its invoice has a number; nothing of it is on a screen. */
export function InvoiceSheet({ invoice, orderNumber, ordered }: InvoiceSheetProps) {
  const { no, issuedOn, seller, buyer, taxes } = invoice;
  return (
    <section className={styles.sheet} aria-label={`Invoice ${no}`}>
      <header className={styles.head}>
        <p className={styles.title}>Invoice {no}</p>
        <div className={styles.seller} dir="auto">
          <p className={styles.name}>{seller.name}</p>
          <p className={styles.lines}>{seller.lines.join('\n')}</p>
          {seller.taxNumber && <p>Tax number {seller.taxNumber}</p>}
        </div>
      </header>
      <div className={styles.head}>
        <div dir="auto">
          {buyer.length > 0 && (
            <>
              <p className={styles.label}>Sold to</p>
              <p className={styles.lines}>{buyer.join('\n')}</p>
            </>
          )}
        </div>
        <dl className={styles.facts}>
          <dt>Invoice date</dt>
          <dd>{issuedOn}</dd>
          <dt>Order</dt>
          <dd>{orderNumber}</dd>
          <dt>Ordered</dt>
          <dd>{ordered}</dd>
        </dl>
      </div>
      <InvoiceLines lines={invoice.lines} isTaxed={taxes.length > 0} />
      <InvoiceSum {...invoice} />
    </section>
  );
}
