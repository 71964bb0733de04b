import { Form } from 'react-router';
import { useShopData } from '#app/features/basket/browser/use-shop-state.ts';
import { messages } from '#app/features/reviews/messages/messages.ts';
import { MAX_STARS, type ShownReview } from '#app/features/reviews/review.ts';
import { formatDay } from '#app/shared/time/dates.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { VisitorPart, type VisitorTexts } from '#app/ui/page/visitor-part.tsx';
import { StarRating } from '#app/ui/star-rating.tsx';
import { ReviewPicture } from './review-picture.tsx';
import styles from './review-view.module.css';

type ReviewViewProps = { review: ShownReview; visitor: VisitorTexts };

/** One review: stars, who wrote it, words, pictures, what the shop answers, and what readers can do. */
export function ReviewView({ review, visitor }: ReviewViewProps) {
  const { id, stars, words, pictures, answer, isAnswerOlder, helpful, writtenSeconds } = review;
  const name = review.name || messages.aBuyer;
  const shop = useShopData()?.about.name ?? '';
  return (
    <article className={`${styles.review} grid gap-2`} id={`review-${id}`}>
      <StarRating rating={stars} of={MAX_STARS} />
      <p className="text-small">
        <bdi className="semibold">{name}</bdi>
        <span className="muted">
          {' '}
          {messages.boughtHere} ·{' '}
          <time dateTime={new Date(writtenSeconds * 1_000).toISOString()}>
            {formatDay(writtenSeconds)}
          </time>
        </span>
      </p>
      {words && (
        <p className={`${styles.words} break-anywhere`} dir="auto">
          {words}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="flex wrap gap-2">
          {pictures.map((image, index) => (
            <li key={image}>
              <ReviewPicture image={image} text={messages.pictureOf(name, index + 1)} />
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <div className={`${styles.answer} grid gap-1`}>
          <p className="text-small semibold">{messages.shopAnswers(shop)}</p>
          <p className={`${styles.words} break-anywhere`} dir="auto">
            {answer}
          </p>
          {isAnswerOlder && <p className="text-small muted">{messages.answeredBefore}</p>}
        </div>
      )}
      <div className={`${styles.votes} flex wrap items-start`}>
        {helpful > 0 && <p className="text-small muted">{messages.foundHelpful(helpful)}</p>}
        <VisitorPart visitor={visitor}>
          {({ signedIn }) =>
            signedIn ? (
              <VoteForm review={id} kind="helpful">
                <Button kind="quiet" aria-label={messages.helpfulBy(name)}>
                  {messages.helpful}
                </Button>
              </VoteForm>
            ) : (
              <Link to="/login" className={styles.signIn} aria-label={messages.helpfulBy(name)}>
                {messages.helpful}
              </Link>
            )
          }
        </VisitorPart>
        <details className={styles.report}>
          <summary aria-label={messages.reportBy(name)}>{messages.report}</summary>
          <VoteForm review={id} kind="report">
            <p className="text-small">{messages.reportWhy}</p>
            <Button kind="secondary">{messages.reportIt}</Button>
          </VoteForm>
        </details>
      </div>
    </article>
  );
}

type VoteFormProps = {
  review: string;
  kind: 'helpful' | 'report';
  children: React.ReactNode;
};

function VoteForm({ review, kind, children }: VoteFormProps) {
  return (
    <Form method="post" action={`/reviews/${review}`} preventScrollReset className="grid gap-2">
      <input type="hidden" name="do" value={kind} />
      {children}
    </Form>
  );
}
