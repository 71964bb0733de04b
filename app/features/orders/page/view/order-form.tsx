import type { ReactNode } from 'react';
import type { useFetcher } from 'react-router';

type Fetcher = ReturnType<typeof useFetcher<string>>;

export type OrderFormName = 'cancel' | 'buy-again' | 'send-code' | 'open' | 'claim';

type OrderFormProps = {
  /** The fetcher of the page, whose data is the outcome as text. */
  fetcher: Fetcher;
  name: OrderFormName;
  className?: string | undefined;
  /** The button and its fields; `busy` while this very form is being sent. */
  children: (busy: boolean) => ReactNode;
};

/** A form of the page of an order: it posts to its page, and answers there (docs/decisions/043). */
export function OrderForm({ fetcher, name, className, children }: OrderFormProps) {
  const isBusy = fetcher.state !== 'idle' && fetcher.formData?.get('do') === name;
  return (
    <fetcher.Form method="post" className={className}>
      <input type="hidden" name="do" value={name} />
      {children(isBusy)}
    </fetcher.Form>
  );
}
