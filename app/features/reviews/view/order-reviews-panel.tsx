import { messages } from '#app/features/reviews/messages/messages.ts';
import type { OrderReviews } from '#app/features/reviews/review-service.server.ts';
import { Panel } from '#app/ui/panel.tsx';
import { AskForReview } from './ask-for-review.tsx';
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
    <Panel labelledBy="order-reviews" className="grid gap-3 screen-only">
      <h2 id="order-reviews" className="text-large">
        {messages.whatDoYouThink}
      </h2>
      {products.length > 0 && <ReviewLinks products={products} path={path} />}
      <AskForReview ask={ask} path={path} backTo="order" />
    </Panel>
  );
}
