import { LineTitle } from '#app/features/catalogue/product/line-title.tsx';
import line from '#app/features/catalogue/product/product-line.module.css';
import { ProductPicture } from '#app/features/catalogue/product/product-picture.tsx';
import type { OrderedItem } from '#app/features/orders/page/order-view.ts';
import { Price } from '#app/ui/price.tsx';
import styles from './order-items.module.css';

/** What was bought: a line for each product, with a link to it while it is sold. */
export function OrderItems({ items }: { items: readonly OrderedItem[] }) {
  return (
    <ul className="divided">
      {items.map(({ item, lines, todayCents }) => (
        <li key={lines[0]} className={`${line.line} ${styles.item}`}>
          <div className={`${line.picture} ${styles.picture}`}>
            <ProductPicture product={item} sizes="4em" />
          </div>
          <LineTitle product={item} isSold={todayCents !== null} className={styles.title} />
          <p className={styles.count}>
            {lines.length} × <Price cents={item.priceCents} />
            {todayCents === null && <span className="screen-only"> · No longer sold</span>}
          </p>
          <p className={styles.sum}>
            <Price cents={lines.length * item.priceCents} />
          </p>
        </li>
      ))}
    </ul>
  );
}
