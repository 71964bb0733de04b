import type { OrderView } from '#app/features/orders/page/order-view.ts';
import { Button } from '#app/ui/forms/button.tsx';
import styles from './print-button.module.css';

/** Opens the browser's print dialog; without scripts the browser's own menu does. */
export function PrintButton({ invoice = 'none' }: Partial<Pick<OrderView, 'invoice'>>) {
  return (
    <>
      <Button
        kind="secondary"
        type="button"
        className={styles.print}
        onClick={() => window.print()}
      >
        {invoice === 'numbered' ? 'Print the invoice' : 'Print'}
      </Button>
      {invoice === 'pending' && <p className={styles.hint}>{INVOICE_PENDING}</p>}
    </>
  );
}

/** In place of an invoice, on the page and on paper. */
export const INVOICE_PENDING =
  'The invoice gets its number within a few minutes. Printed before that, this is a receipt.';
