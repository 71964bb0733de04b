import { classNames } from './class-names.ts';
import styles from './star-rating.module.css';

/** More than fit into a narrow card at the usual size. */
const MANY_STARS = 7;

/** One star glyph per rating point (spec 9), read as 'Rated 4 stars'; an unrated product keeps the line. */
export function StarRating({ rating }: { rating: number }) {
  return (
    <p className={classNames(styles.rating, rating > MANY_STARS && styles.many)}>
      <span className="visually-hidden">
        {rating === 0 ? 'Not rated yet' : `Rated ${rating} ${rating === 1 ? 'star' : 'stars'}`}
      </span>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
    </p>
  );
}
