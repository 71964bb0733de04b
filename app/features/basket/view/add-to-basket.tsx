import { messages } from '#app/features/basket/messages/messages.ts';
import { toLineProduct } from '#app/features/catalogue/product/options/options.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { useStockLevels } from '#app/features/stock/stock-client.ts';
import { mostAtOnce } from '#app/features/stock/stock-level.ts';
import { Button } from '#app/ui/forms/button.tsx';
import styles from './add-to-basket.module.css';
import { BasketForm } from './basket-form.tsx';

type AddToBasketProps = {
  product: Product;
  /** The id of the product's heading, which distinguishes the buttons for screen readers. */
  titleId: string;
  /** The most that can be added at once: with more than one there is a choice of how many. */
  atMost?: number;
  /** Called once it is shown as added. */
  onAdded?: () => void;
};

/** The button says for a moment that it has added; the toast says it to screen readers, or why it has not. */
function confirm(form: HTMLFormElement): void {
  if (!navigator.cookieEnabled) return;
  form.lastElementChild?.animate(
    { opacity: [1, 0] },
    { duration: 1400, easing: 'step-end', pseudoElement: '::after' },
  );
}

export function AddToBasket({ product, titleId, atMost = 1, onAdded }: AddToBasketProps) {
  return (
    <BasketForm
      onSent={(form) => {
        confirm(form);
        onAdded?.();
      }}
      action={{
        ...{ type: 'ADD_TO_BASKET', variant: product.variant },
        items: [{ ...toLineProduct(product), line: 0 }],
      }}
      // Where a form without scripts comes back to.
      id={`add-${product.variant}`}
      className={styles.form}
    >
      {atMost > 1 && <Quantity product={product} limit={atMost} />}
      <Button
        kind="primary"
        aria-describedby={titleId}
        className={styles.button}
        data-added={messages.added(1)}
      >
        {messages.addToBasket}
      </Button>
    </BasketForm>
  );
}

/** How many, up to what is left: nothing where there is only one to choose. */
function Quantity({ product, limit }: { product: Product; limit: number }) {
  const [level = null] = useStockLevels([product]);
  const most = mostAtOnce(level, limit);
  if (most === 1) return null;
  return (
    <label className={`${styles.count} flex items-center justify-between semibold gap-3`}>
      <span className={styles.countText}>{messages.quantity}</span>
      <select name="count" autoComplete="off" className={styles.select}>
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  );
}
