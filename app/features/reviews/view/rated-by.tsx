import { messages } from '#app/features/reviews/messages/messages.ts';
import { meanStars } from '#app/features/reviews/review.ts';
import { formatNumber } from '#app/shared/plural.ts';

type RatedByProps = {
  product: { rating: number };
  /** Of its own reviews. */
  byStars: readonly number[];
};

/** Under the stars of a product: the mean of its reviews, with the way to them, or that they are none. */
export function RatedBy({ product, byStars }: RatedByProps) {
  const count = byStars.reduce((sum, one) => sum + one, 0);
  if (count > 0) {
    return (
      <p className="text-small">
        <a href="#reviews">{messages.ratingsOf(formatNumber(meanStars(byStars)), count)}</a>
      </p>
    );
  }
  return product.rating > 0 && <p className="text-small muted">{messages.importedRating}</p>;
}
