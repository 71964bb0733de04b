import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  /** The items of one variant, of which there is at least one. */
  items: readonly BasketItem[];
  /** The id of their title. */
  titleId: string;
};

/** How many of a variant are in the basket, and one more or fewer: the newest goes first. */
export function QuantityStepper({ items, titleId }: QuantityStepperProps) {
  const [first] = items;
  // One that is being added has no line yet that could be removed.
  const newest = items.findLast(({ line }) => line >= 0);
  if (!first) return null;
  return (
    <fieldset
      aria-labelledby={titleId}
      className="flex items-center gap-2 no-border p-0 m-0 screen-only"
    >
      {newest ? (
        <BasketForm action={{ type: 'REMOVE_LINES', lines: [newest.line] }}>
          <Button kind="secondary" className={styles.step} aria-label={messages.oneFewer}>
            −
          </Button>
        </BasketForm>
      ) : null}
      <span className="tabular" role="status" aria-label={messages.quantity}>
        {items.length}
      </span>
      <BasketForm action={{ type: 'ADD_TO_BASKET', variant: first.variant, items: [first] }}>
        <Button kind="secondary" className={styles.step} aria-label={messages.oneMore}>
          +
        </Button>
      </BasketForm>
    </fieldset>
  );
}
