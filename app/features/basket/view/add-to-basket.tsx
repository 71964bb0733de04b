import { useState } from 'react';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { Button } from '#app/ui/forms/button.tsx';
import styles from './add-to-basket.module.css';
import { BasketForm } from './basket-form.tsx';

type AddToBasketProps = {
  product: Product;
  /** The id of the product's heading, which distinguishes the buttons for screen readers. */
  titleId: string;
  /** The most that can be added at once: with more than one there is a choice of how many. */
  atMost?: number;
};

export function AddToBasket({ product, titleId, atMost = 1 }: AddToBasketProps) {
  const [timesAdded, setTimesAdded] = useState(0);
  return (
    <BasketForm
      onSent={() => setTimesAdded((times) => times + 1)}
      action={{ type: 'ADD_TO_BASKET', product }}
      // Where a form without scripts comes back to.
      id={`add-${product.listing}`}
      className={styles.form}
    >
      {atMost > 1 && (
        <label className={styles.count}>
          <span className={styles.countText}>Quantity</span>
          <select name="count" autoComplete="off" className={styles.select}>
            {Array.from({ length: atMost }, (_, index) => index + 1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <Button kind="primary" aria-describedby={titleId} className={styles.button}>
        Add to Basket
        {/* A new one for each time, so that it begins anew; the toast says it to screen readers. */}
        {timesAdded > 0 && <span key={timesAdded} aria-hidden="true" className={styles.added} />}
      </Button>
    </BasketForm>
  );
}
