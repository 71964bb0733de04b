import type { BasketItem } from './basket-item.ts';
import { BasketLine } from './basket-line.tsx';
import styles from './basket-list.module.css';

type BasketListProps = {
  items: readonly BasketItem[];
  /** Whether each line has a 'Remove from Basket' button. */
  removable: boolean;
};

/** Items in the order they were added; the same product may be there many times. */
export function BasketList({ items, removable }: BasketListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.line} className={styles.item}>
          <BasketLine item={item} removable={removable} />
        </li>
      ))}
    </ul>
  );
}
