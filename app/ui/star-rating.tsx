import { messages } from '#app/ui/messages/messages.ts';
import { classNames } from './class-names.ts';
import styles from './star-rating.module.css';

type StarRatingProps = {
  rating: number;
  /** How many ratings it is the mean of: the number stands beside the stars. */
  count?: number | undefined;
  /** The most stars that there can be: those that are missing are outlines. */
  of?: number;
};

/** One star glyph per rating point (spec 9), read as 'Rated 4 stars'; an unrated product keeps the line. */
export function StarRating({ rating, count = 0, of = 0 }: StarRatingProps) {
  return (
    <p className={classNames(styles.rating, of > 0 && styles.outOf)}>
      <span className="visually-hidden">
        {rating === 0 ? messages.notRatedYet : messages.rated(rating)}
        {count > 0 && `, ${messages.ratings(count)}`}
      </span>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      {of > rating && (
        <span aria-hidden="true" className={styles.missing}>
          {'☆'.repeat(of - rating)}
        </span>
      )}
      {count > 0 && (
        <span aria-hidden="true" className={styles.count}>
          ({count})
        </span>
      )}
    </p>
  );
}
