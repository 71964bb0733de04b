import { useId, useRef } from 'react';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { LineTitle } from '#app/features/catalogue/product/line-title.tsx';
import line from '#app/features/catalogue/product/product-line.module.css';
import { ProductPicture } from '#app/features/catalogue/product/product-picture.tsx';
import { StockBadge } from '#app/features/stock/stock-badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { focusHeading } from '#app/ui/navigation/route-announcer.tsx';
import { Price } from '#app/ui/price.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-list.module.css';

type BasketLineProps = {
  item: BasketItem;
  /** Whether it has a 'Remove from Basket' button; without one the line is drawn smaller. */
  removable: boolean;
  /** Called after the scripts have submitted the removal. */
  onRemove?: () => void;
};

type BasketListProps = {
  items: readonly BasketItem[];
  /** Whether each line has a 'Remove from Basket' button. */
  removable: boolean;
};

/** Items in the order they were added; the same product may be in the list many times. */
export function BasketList({ items, removable }: BasketListProps) {
  const list = useRef<HTMLUListElement>(null);

  /** If the removed line had the focus, the line that takes its place gets it. */
  function moveFocusTo(index: number): void {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const buttons = list.current?.querySelectorAll('button') ?? [];
      const next = buttons[Math.min(index, buttons.length - 1)];
      if (next) next.focus();
      else focusHeading();
    });
  }

  return (
    <ul ref={list} className="divided">
      {items.map((item, index) => (
        <li
          key={item.line}
          // Where a form without scripts comes back to.
          id={removable ? `line-${item.line}` : undefined}
          className={styles.item}
        >
          <BasketLine item={item} removable={removable} onRemove={() => moveFocusTo(index)} />
        </li>
      ))}
    </ul>
  );
}

/** One item of a basket or an order: picture, title, price, stars. */
function BasketLine({ item, removable, onRemove }: BasketLineProps) {
  const titleId = useId();
  return (
    <article
      className={classNames(line.line, 'relative', styles.line, !removable && styles.smallLine)}
      aria-labelledby={titleId}
    >
      <div className={`${line.picture} ${styles.picture}`}>
        <ProductPicture product={item} sizes="6em" />
      </div>
      <div className={styles.details}>
        <LineTitle product={item} isSold={!item.withdrawn} id={titleId} className={styles.title} />
        <StarRating rating={item.rating} />
        {!item.withdrawn && <StockBadge product={item} />}
        {item.withdrawn && <p className={styles.withdrawn}>{messages.notCharged}</p>}
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
            {messages.removeFromBasket}
          </Button>
        </BasketForm>
      )}
    </article>
  );
}
