import { messages } from '#app/features/orders/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { OrderForm } from './order-form.tsx';

type ClaimOrderProps = { fetcher: Parameters<typeof OrderForm>[0]['fetcher'] };

/** For an account that opens the link of a guest's order: takes that order in. */
export function ClaimOrder({ fetcher }: ClaimOrderProps) {
  return (
    <OrderForm fetcher={fetcher} className="grid gap-2 screen-only" name="claim">
      {(busy) => (
        <>
          <Button kind="secondary" busy={busy}>
            {messages.claimOrder}
          </Button>
          <p className="text-small muted text-center">{messages.madeSignedOut}</p>
        </>
      )}
    </OrderForm>
  );
}
