import { Form } from 'react-router';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents, itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { findMissingUnits, missingUnitsText } from '#app/features/basket/core/missing-units.ts';
import { useStockLevels } from '#app/features/stock/stock-client.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import styles from './basket-summary.module.css';

/** The subtotal and the way on to payment (spec 2, Basket page). */
export function BasketSummary({ items }: { items: readonly BasketItem[] }) {
  const { length: count } = itemsForSale(items);
  const missing = findMissingUnits(items, useStockLevels(items));
  return (
    <Panel className={styles.summary}>
      <p role="status" className={styles.subtotal}>
        Subtotal ({count} items): <Price cents={basketTotalCents(items)} />
      </p>
      <label className={styles.gift}>
        <input type="checkbox" className={styles.checkbox} autoComplete="off" />
        This order contains a gift
      </label>
      {missing.length > 0 && (
        <div role="status" className={styles.missing}>
          <ul>
            {missing.map((one) => (
              <li key={one.title}>{missingUnitsText(one)}</li>
            ))}
          </ul>
        </div>
      )}
      <Form action="/Payment" method="get" className={styles.proceed}>
        <Button kind={count > 0 ? 'primary' : 'secondary'}>Proceed to Checkout</Button>
      </Form>
    </Panel>
  );
}
