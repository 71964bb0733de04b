import { messages } from '#app/features/orders/messages/messages.ts';
import type { OrderView } from '#app/features/orders/page/order-view.ts';
import { Button } from '#app/ui/forms/button.tsx';

/** Opens the browser's print dialog; without scripts the browser's own menu does. */
export function PrintButton({ invoice = 'none' }: Partial<Pick<OrderView, 'invoice'>>) {
  return (
    <>
      <Button
        kind="secondary"
        type="button"
        className="scripts-only"
        onClick={() => window.print()}
      >
        {invoice === 'numbered' ? messages.printInvoice : messages.print}
      </Button>
      {invoice === 'pending' && <p className="text-small muted">{messages.invoiceComes}</p>}
    </>
  );
}
