import { Link } from 'react-router';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { ProductPicture } from '#app/features/catalogue/product/product-picture.tsx';
import type { OrderedItem } from '#app/features/orders/page/order-view.ts';
import { Price } from '#app/ui/price.tsx';
import styles from './order-items.module.css';

/** What was bought: a line for each product, with a link to it while it is sold. */
export function OrderItems({ items }: { items: readonly OrderedItem[] }) {
  return (
    <ul>
      {items.map(({ item, lines, todayCents }) => (
        <li key={lines[0]} className={styles.item}>
          <div className={styles.picture}>
            <ProductPicture product={item} sizes="4em" />
          </div>
          <p className={styles.title} dir="auto">
            {todayCents === null ? (
              item.title
            ) : (
              <Link to={productPath(item)} prefetch="intent" className={styles.link}>
                {item.title}
              </Link>
            )}
          </p>
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
