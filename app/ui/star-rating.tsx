import { messages } from '#app/ui/messages/messages.ts';
import styles from './star-rating.module.css';

/** One star glyph per rating point (spec 9), read as 'Rated 4 stars'; an unrated product keeps the line. */
export function StarRating({ rating }: { rating: number }) {
  return (
    <p className={styles.rating}>
      <span className="visually-hidden">
        {rating === 0 ? messages.notRatedYet : messages.rated(rating)}
      </span>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
    </p>
  );
}
