import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { messages } from '#app/features/reviews/messages/messages.ts';
import { MAX_STARS } from '#app/features/reviews/review.ts';
import type { BoughtProduct } from '#app/features/reviews/review-service.server.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import styles from './review-links.module.css';

/** The address where this product is reviewed: `path` has what opens the order. */
export function reviewPathOf(path: string, product: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}product=${encodeURIComponent(product)}`;
}

type ReviewLinksProps = { products: readonly BoughtProduct[]; path: string };

/** What was bought, each with the way to its review. */
export function ReviewLinks({ products, path }: ReviewLinksProps) {
  return (
    <ul className="divided">
      {products.map(({ product, item, review }) => (
        <li key={product} className={`${styles.item} flex items-center gap-3`}>
          <span className={`${styles.picture} flex-none clipped`}>
            <ProductPicture product={item} sizes="4em" />
          </span>
          <div className={`${styles.words} min-w-0`}>
            <p dir="auto" className="break-anywhere">
              {item.title}
            </p>
            {review && <StarRating rating={review.stars} of={MAX_STARS} />}
            {review && <p className="text-small muted">{messages.states[review.state]}</p>}
          </div>
          <ButtonLink
            kind="secondary"
            to={reviewPathOf(path, product)}
            aria-label={(review ? messages.changeOf : messages.writeOf)(item.title)}
          >
            {review ? messages.change : messages.write}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
