import type { ShelfRow } from '#app/features/stock/stock-keeping.server.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';

type StockFieldsProps = { shelf: ShelfRow | null; isBusy: boolean };

function shelfWords({ available, held, committed }: ShelfRow): string {
  return `${available} available, ${held} in checkouts, ${committed} sold and not sent yet.`;
}

/** What lies on the shelf, as it was shown and as it is counted now. */
export function StockFields({ shelf, isBusy }: StockFieldsProps) {
  return (
    <>
      <h2 id="stock">Stock</h2>
      <p>{shelf ? shelfWords(shelf) : 'Not counted: it is never sold out.'}</p>
      <input type="hidden" name="do" value="count" />
      <input type="hidden" name="seen" value={shelf?.onHand ?? ''} />
      <Field
        label="On the shelf"
        name="units"
        inputMode="numeric"
        defaultValue={shelf?.onHand ?? ''}
        hint="With what is sold and not sent yet. Empty: not counted."
        autoComplete="off"
      />
      <div>
        <Button kind="secondary" busy={isBusy}>
          Save the count
        </Button>
      </div>
    </>
  );
}
