import { messages } from '#app/features/orders/messages/messages.ts';
import { formatCode } from '#app/shared/text/code-letters.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import styles from './order-actions.module.css';
import { OrderForm } from './order-form.tsx';

type OpenOrderProps = {
  fetcher: Parameters<typeof OrderForm>[0]['fetcher'];
  /** The one of the mail's link; empty before there is one. */
  code: string;
};

/** Has a code sent to the address of the order, and opens what this link does not show any more. */
export function OpenOrder({ fetcher, code }: OpenOrderProps) {
  const form = { fetcher, className: 'grid gap-2' };
  return (
    <details className={styles.more} open={code !== ''}>
      <summary>{messages.showAddress}</summary>
      <div className={`${styles.actions} grid gap-3`}>
        <OrderForm {...form} name="send-code">
          {(busy) => (
            <>
              <p>{messages.takesACode}</p>
              <Button kind="secondary" busy={busy}>
                {messages.sendCode}
              </Button>
            </>
          )}
        </OrderForm>
        <OrderForm {...form} name="open">
          {(busy) => (
            <>
              <Field
                label={messages.code}
                name="code"
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                required
                maxLength={20}
                defaultValue={formatCode(code)}
              />
              <Button kind="secondary" busy={busy}>
                {messages.showAddress}
              </Button>
            </>
          )}
        </OrderForm>
      </div>
    </details>
  );
}
