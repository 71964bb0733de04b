import { messages } from '#app/features/reviews/messages/messages.ts';
import { MAX_STARS, meanStars } from '#app/features/reviews/review.ts';
import {
  MAX_REVIEW_PAGES,
  REVIEW_SORTS,
  type ReviewQuery,
  reviewsPath,
} from '#app/features/reviews/review-query.ts';
import type { ProductReviews as Shown } from '#app/features/reviews/review-service.server.ts';
import type { Voted } from '#app/features/reviews/voted.ts';
import { formatNumber } from '#app/shared/plural.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageLinks } from '#app/ui/page/page-links.tsx';
import type { VisitorTexts } from '#app/ui/page/visitor-part.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import styles from './product-reviews.module.css';
import { ReviewView } from './review-view.tsx';

type ProductReviewsProps = {
  product: { id: string; variant: string };
  shown: Shown;
  query: ReviewQuery;
  /** Whether new ones are taken. */
  isOpen: boolean;
  voted: Voted | null;
  visitor: VisitorTexts;
};

/** The reviews on the page of a product; nothing where there is none and none is taken. */
export function ProductReviews({
  product,
  shown,
  query,
  isOpen,
  voted,
  visitor,
}: ProductReviewsProps) {
  const { byStars, reviews, hasNext } = shown;
  const count = byStars.reduce((sum, one) => sum + one, 0);
  if (count === 0 && !isOpen) return null;
  const pathname = `/product/${encodeURIComponent(product.id)}`;
  const variant = product.variant === product.id ? null : product.variant;
  const pathOf = (changed: Partial<ReviewQuery>) =>
    reviewsPath({ pathname, variant }, { ...query, page: 1, ...changed });
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-heading"
      className={`${styles.reviews} grid gap-4`}
    >
      <h2 id="reviews-heading" className="text-title">
        {messages.reviews}
      </h2>
      {voted && (
        <Notice kind={voted === 'counted' || voted === 'reported' ? 'success' : 'info'}>
          <p>{messages.votes[voted]}</p>
        </Notice>
      )}
      {count > 0 ? (
        <div className={styles.columns}>
          <Distribution {...{ byStars, count, query, pathOf }} />
          <div className="grid gap-3 min-w-0">
            <SortLinks sort={query.sort} pathOf={pathOf} />
            {reviews.length === 0 && <p>{messages.noneLikeThat}</p>}
            <ul className="divided">
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewView review={review} visitor={visitor} />
                </li>
              ))}
            </ul>
            <PageLinks
              label={messages.pagesOfReviews}
              first={query.page > 1 ? { to: pathOf({}), text: messages.newer } : null}
              next={
                hasNext && query.page < MAX_REVIEW_PAGES
                  ? { to: pathOf({ page: query.page + 1 }), text: messages.older }
                  : null
              }
            />
          </div>
        </div>
      ) : (
        <p className="muted">
          {messages.noneYet} {messages.onlyBuyers}
        </p>
      )}
    </section>
  );
}

type DistributionProps = {
  byStars: readonly number[];
  count: number;
  query: ReviewQuery;
  pathOf(changed: Partial<ReviewQuery>): string;
};

/** How many ratings have how many stars: each bar is the link to those alone. */
function Distribution({ byStars, count, query, pathOf }: DistributionProps) {
  const mean = meanStars(byStars);
  return (
    <div className="grid gap-3">
      <div>
        <StarRating rating={Math.round(mean)} of={MAX_STARS} />
        <p>{messages.ratingsOf(formatNumber(mean), count)}</p>
      </div>
      <ul aria-label={messages.distribution}>
        {byStars
          .map((some, index) => ({ stars: index + 1, some }))
          .toReversed()
          .map(({ stars, some }) => (
            <li key={stars}>
              <Link
                to={pathOf({ stars: query.stars === stars ? null : stars })}
                preventScrollReset
                aria-current={query.stars === stars || undefined}
                className={`${styles.bar} target grid items-center inherit no-underline text-small`}
              >
                <span className="visually-hidden">{messages.starsShare(stars, some)}</span>
                <span aria-hidden="true">{stars} ★</span>
                <meter aria-hidden="true" className={styles.meter} value={some} max={count} />
                <span aria-hidden="true" className="muted">
                  {some}
                </span>
              </Link>
            </li>
          ))}
      </ul>
      {query.stars !== null && (
        <p>
          <Link to={pathOf({ stars: null })} preventScrollReset>
            {messages.allStars}
          </Link>
        </p>
      )}
      <p className="text-small muted">{messages.onlyBuyers}</p>
    </div>
  );
}

function SortLinks({
  sort,
  pathOf,
}: Pick<DistributionProps, 'pathOf'> & Pick<ReviewQuery, 'sort'>) {
  return (
    <nav aria-label={messages.sortBy}>
      <ul className="flex wrap gap-2">
        {REVIEW_SORTS.map((one) => (
          <li key={one}>
            <Link
              to={pathOf({ sort: one })}
              preventScrollReset
              aria-current={one === sort || undefined}
              className={`${styles.sort} choosable target flex items-center text-small inherit no-underline`}
            >
              {messages.sorts[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
