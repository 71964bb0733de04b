/** The own reviews of a product in the words of https://schema.org; ratings that were imported are none. */
import { messages } from '#app/features/reviews/messages/messages.ts';
import { MAX_STARS, meanStars, type ShownReview } from './review.ts';

type Shown = { byStars: readonly number[]; reviews: readonly ShownReview[] };

const rating = (ratingValue: number) => ({ ratingValue, bestRating: MAX_STARS, worstRating: 1 });

/** What is added to the product; nothing while it has no review. */
export function reviewData({ byStars, reviews }: Shown): Record<string, unknown> {
  const ratingCount = byStars.reduce((sum, one) => sum + one, 0);
  if (ratingCount === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ...rating(meanStars(byStars)),
      ratingCount,
    },
    review: reviews.map(({ stars, name, words, writtenSeconds }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ...rating(stars) },
      author: { '@type': 'Person', name: name || messages.aBuyer },
      datePublished: new Date(writtenSeconds * 1_000).toISOString().slice(0, 10),
      ...(words && { reviewBody: words }),
    })),
  };
}
