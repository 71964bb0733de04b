import { messages } from '#app/features/reviews/messages/messages.ts';
import { MAX_STARS, meanStars } from '#app/features/reviews/review.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { StarRating } from '#app/ui/star-rating.tsx';

type RatedByProps = {
  product: { rating: number };
  /** Of its own reviews. */
  byStars: readonly number[];
};

/** The stars of a product: of its reviews, with the way to them, or of the catalogue, which it says. */
export function RatedBy({ product, byStars }: RatedByProps) {
  const count = byStars.reduce((sum, one) => sum + one, 0);
  const mean = meanStars(byStars);
  if (count > 0) {
    return (
      <div className="flex wrap items-center gap-2">
        <StarRating rating={Math.round(mean)} of={MAX_STARS} />
        <a href="#reviews" className="reach text-small">
          {messages.ratingsOf(formatNumber(mean), count)}
        </a>
      </div>
    );
  }
  if (product.rating === 0) return null;
  return (
    <div>
      <StarRating rating={product.rating} />
      <p className="text-small muted">{messages.importedRating}</p>
    </div>
  );
}
