import { useId } from 'react';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { LineTitle } from '#app/features/catalogue/product/line-title.tsx';
import line from '#app/features/catalogue/product/product-line.module.css';
import { ProductPicture } from '#app/features/catalogue/product/product-picture.tsx';
import { StockBadge } from '#app/features/stock/stock-badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Price } from '#app/ui/price.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-line.module.css';

type BasketLineProps = {
  item: BasketItem;
  /** Whether it has a 'Remove from Basket' button; without one the line is drawn smaller. */
  removable: boolean;
  /** Called after the scripts have submitted the removal. */
  onRemove?: () => void;
};

/** One item of a basket or an order: picture, title, price, stars. */
export function BasketLine({ item, removable, onRemove }: BasketLineProps) {
  const titleId = useId();
  return (
    <article
      className={classNames(line.line, styles.line, !removable && styles.smallLine)}
      aria-labelledby={titleId}
    >
      <div className={`${line.picture} ${styles.picture}`}>
        <ProductPicture product={item} sizes="6em" />
      </div>
      <div className={styles.details}>
        <LineTitle product={item} isSold={!item.withdrawn} id={titleId} className={styles.title} />
        <StarRating rating={item.rating} />
        {!item.withdrawn && <StockBadge product={item} />}
        {item.withdrawn && <p className={styles.withdrawn}>No longer sold: it is not charged.</p>}
      </div>
      {!item.withdrawn && (
        <p className={styles.price}>
          <Price cents={item.priceCents} />
        </p>
      )}
      {removable && (
        <BasketForm
          action={{ type: 'REMOVE_FROM_BASKET', id: item.id }}
          className={styles.remove}
          onSent={onRemove}
        >
          <Button kind="secondary" aria-describedby={titleId} className={styles.removeButton}>
            Remove from Basket
          </Button>
        </BasketForm>
      )}
    </article>
  );
}
