import { messages } from '#app/features/catalogue/messages/messages.ts';
import type { Swatch } from '#app/features/catalogue/product/product.ts';
import { ProductPicture } from '#app/features/catalogue/product/product-picture.tsx';
import styles from './card-swatches.module.css';

/** More would not fit into a line of a narrow card; the page of the product has them all. */
const MAX_SHOWN = 4;

/** What a product is made in, as small pictures. */
export function CardSwatches({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <ul className="flex items-center gap-1" aria-label={messages.madeIn}>
      {swatches.slice(0, MAX_SHOWN).map(({ value, image }) => (
        <li key={value} className={`${styles.swatch} flex-none rounded bordered`}>
          <ProductPicture product={{ title: value, image }} sizes="2em" />
        </li>
      ))}
      {swatches.length > MAX_SHOWN && (
        <li className="text-small muted">
          +{swatches.length - MAX_SHOWN} <span className="visually-hidden">{messages.more}</span>
        </li>
      )}
    </ul>
  );
}
