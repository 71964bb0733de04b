import type { Product } from '#app/features/catalogue/product/product.ts';
import { Button } from '#app/ui/forms/button.tsx';
import styles from './add-to-basket.module.css';
import { BasketForm } from './basket-form.tsx';

type AddToBasketProps = {
  product: Product;
  /** The id of the product's heading, which distinguishes the buttons for screen readers. */
  titleId: string;
};

export function AddToBasket({ product, titleId }: AddToBasketProps) {
  return (
    <BasketForm action={{ type: 'ADD_TO_BASKET', product }} className={styles.form}>
      <Button kind="primary" aria-describedby={titleId} className={styles.button}>
        Add to Basket
      </Button>
    </BasketForm>
  );
}
