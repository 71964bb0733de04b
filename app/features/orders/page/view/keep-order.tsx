import { messages } from '#app/features/orders/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { OrderForm } from './order-form.tsx';

type KeepOrderProps = { fetcher: Parameters<typeof OrderForm>[0]['fetcher'] };

/** For an account that opens the link of a guest's order: takes that order in. */
export function KeepOrder({ fetcher }: KeepOrderProps) {
  return (
    <OrderForm fetcher={fetcher} className="grid gap-2 screen-only" name="keep">
      {(busy) => (
        <>
          <Button kind="secondary" busy={busy}>
            {messages.keepInAccount}
          </Button>
          <p className="text-small muted text-center">{messages.madeSignedOut}</p>
        </>
      )}
    </OrderForm>
  );
}
