import { Form } from 'react-router';
import { messages } from '#app/features/reviews/messages/messages.ts';
import { ASK_AFTER_DAYS } from '#app/features/reviews/review.ts';
import type { OrderReviews } from '#app/features/reviews/review-service.server.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import styles from './order-reviews-panel.module.css';
import { ReviewLinks } from './review-links.tsx';

type OrderReviewsPanelProps = {
  reviews: OrderReviews;
  /** Of the page where they are written. */
  path: string;
};

/** On the page of an order: what its buyer thinks of it, or whether to ask that later. */
export function OrderReviewsPanel({ reviews, path }: OrderReviewsPanelProps) {
  const { products, ask } = reviews;
  if (products.length === 0 && ask === 'no') return null;
  return (
    <Panel labelledBy="order-reviews" className={`${styles.panel} grid gap-3 screen-only`}>
      <h2 id="order-reviews" className="text-large">
        {messages.whatDoYouThink}
      </h2>
      {products.length > 0 && <ReviewLinks products={products} path={path} />}
      {ask !== 'no' && (
        <Form method="post" action={path} className="flex wrap items-center justify-between gap-3">
          <p className={styles.words}>
            {ask === 'offered'
              ? messages.askExplained(ASK_AFTER_DAYS)
              : messages.willAsk(ASK_AFTER_DAYS)}
          </p>
          <input type="hidden" name="do" value={ask === 'offered' ? 'ask' : 'do-not-ask'} />
          <Button kind="secondary">{ask === 'offered' ? messages.askMe : messages.doNotAsk}</Button>
        </Form>
      )}
    </Panel>
  );
}
