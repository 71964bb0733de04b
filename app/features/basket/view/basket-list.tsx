import { useRef } from 'react';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { focusHeading } from '#app/ui/navigation/focus-heading.ts';
import { BasketLine } from './basket-line.tsx';
import styles from './basket-list.module.css';

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
