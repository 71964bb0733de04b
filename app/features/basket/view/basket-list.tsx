import { type FocusEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useShopData } from '#app/features/basket/browser/use-shop-state.ts';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { KEEP_FIELD, WISH_LIST_PATH } from '#app/features/basket/core/wish-list.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { LineTitle } from '#app/features/catalogue/product/line-title.tsx';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { PriceNote } from '#app/features/catalogue/product/price/price-note.tsx';
import { unitPriceText } from '#app/features/catalogue/product/price/unit-price.ts';
import line from '#app/features/catalogue/product/product-line.module.css';
import { StockBadge } from '#app/features/stock/stock-badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { focusHeading } from '#app/ui/navigation/route-announcer.tsx';
import { Price } from '#app/ui/price.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-list.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';

type BasketListProps = {
  items: readonly BasketItem[];
  /** Whether each line has a 'Remove from Basket' button. */
  removable: boolean;
};

/**
 * Items in the order they were added, a row each; the same product may be in the list many times. Where rows can be
 * removed, those of one variant stand together, with one stepper.
 */
export function BasketList({ items, removable }: BasketListProps) {
  const groups = removable ? byVariant(items) : null;
  const rows = groups ? [...groups.values()].flat() : items;

  return (
    <ul {...useFocusOfRows()} className="divided">
      {rows.map((item) => {
        const same = groups?.get(item.variant) ?? [];
        const isAgain = groups !== null && same[0] !== item;
        return (
          <li
            // Whichever item of a variant goes, the last of its rows does: no row is another one while it is pressed.
            key={groups ? `${item.variant}#${same.indexOf(item)}` : item.line}
            // Where a form without scripts comes back to.
            id={removable ? `line-${item.line}` : undefined}
            className={classNames(styles.item, isAgain && styles.again)}
          >
            <BasketLine
              item={item}
              // Not `useId`: the page of the basket is rendered in parts (own-main.server.tsx).
              titleId={`title-${item.line}`}
              isSmall={!removable}
              below={(titleId) =>
                !item.withdrawn &&
                !isAgain &&
                same.length > 0 && <QuantityStepper items={same} titleId={titleId} />
              }
              {...(removable && {
                actions: (titleId) => (
                  <BasketForm action={{ type: 'REMOVE_FROM_BASKET', id: item.id }}>
                    <Button
                      kind="secondary"
                      aria-describedby={titleId}
                      className={classNames(styles.rowButton, styles.removeButton)}
                    >
                      {messages.removeFromBasket}
                    </Button>
                    {item.line >= 0 && !item.withdrawn && (
                      <Button
                        kind="quiet"
                        formAction={WISH_LIST_PATH}
                        name={KEEP_FIELD}
                        value={item.line}
                        aria-describedby={titleId}
                        className={styles.rowButton}
                      >
                        {messages.saveForLater}
                      </Button>
                    )}
                  </BasketForm>
                ),
              })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * What a list needs to keep the focus as its rows go, by a press here or on another device: the rest of its row gets
 * it, else the row in its place, or the page's heading if none is left.
 */
function useFocusOfRows() {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ element: Element; row: Element; index: number } | null>(null);
  useLayoutEffect(() => {
    const rows = list.current?.children;
    if (!rows || !focused.current || !isLost(focused.current.element)) return;
    const { row, index } = focused.current;
    const next = row.isConnected ? row : rows[Math.min(index, rows.length - 1)];
    next?.querySelector<HTMLElement>(`.${styles.rowButton}`)?.focus();
  });
  // The list itself goes with its last row.
  useEffect(() => () => void (isLost(focused.current?.element) && focusHeading()), []);
  return {
    ref: list,
    onFocus({ target: element }: FocusEvent): void {
      const rows = [...(list.current?.children ?? [])];
      const row = rows.find((one) => one.contains(element));
      if (row) focused.current = { element, row, index: rows.indexOf(row) };
    },
    // Not called for an element that goes.
    onBlur(): void {
      focused.current = null;
    },
  };
}

/** Whether the element that had the focus is gone, and nothing else has it. */
function isLost(element: Element | undefined): boolean {
  return element?.isConnected === false && document.activeElement === document.body;
}

/** The items of each variant, where the first of them is. */
function byVariant(items: readonly BasketItem[]): Map<string, BasketItem[]> {
  const groups = new Map<string, BasketItem[]>();
  for (const item of items) {
    const group = groups.get(item.variant);
    if (group) group.push(item);
    else groups.set(item.variant, [item]);
  }
  return groups;
}

type BasketLineProps = {
  item: Omit<BasketItem, 'line'>;
  /** Where `useId` would not do; else it makes one. */
  titleId?: string;
  /** Whether it is drawn smaller. */
  isSmall?: boolean;
  /** Stands below its price, of the title with this id: how many there are. */
  below?: (titleId: string) => ReactNode;
  /** What can be done with it. */
  actions?: (titleId: string) => ReactNode;
};

/** One item of a basket, an order or a list: picture, title, stars, price. */
export function BasketLine({ item, isSmall = false, below, actions, ...given }: BasketLineProps) {
  const madeId = useId();
  const titleId = given.titleId ?? madeId;
  const { unitPrices, hidesImportedStars } = useShopData()?.about ?? {};
  const isHidden = hidesImportedStars && !item.ratings;
  return (
    <article
      className={classNames(line.line, 'relative', styles.line, isSmall && styles.smallLine)}
      aria-labelledby={titleId}
    >
      <div className={`${line.picture} ${styles.picture}`}>
        <ProductPicture product={item} sizes="6em" />
      </div>
      <div className={styles.details}>
        <LineTitle product={item} isSold={!item.withdrawn} id={titleId} className={styles.title} />
        <StarRating rating={isHidden ? 0 : item.rating} />
        {!item.withdrawn && <StockBadge product={item} />}
        {item.withdrawn && <p className={styles.withdrawn}>{messages.notCharged}</p>}
      </div>
      {!item.withdrawn && (
        <p className={styles.price}>
          <Price cents={item.priceCents} />
          {unitPrices && <PriceNote note={unitPriceText(item)} />}
        </p>
      )}
      {(below || actions) && (
        <div className={`${styles.remove} flex wrap items-center`}>
          {below?.(titleId)}
          {actions?.(titleId)}
        </div>
      )}
    </article>
  );
}
