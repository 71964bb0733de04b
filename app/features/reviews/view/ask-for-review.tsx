import { Form } from 'react-router';
import { messages } from '#app/features/reviews/messages/messages.ts';
import { ASK_AFTER_DAYS } from '#app/features/reviews/review.ts';
import type { OrderReviews } from '#app/features/reviews/review-service.server.ts';
import { Button } from '#app/ui/forms/button.tsx';

type AskForReviewProps = {
  ask: OrderReviews['ask'];
  /** Of the page where reviews of the order are written. */
  path: string;
  /** Where it leads back to: to the page of the order, or to all of them. */
  backTo: 'order' | 'orders';
};

/** Whether the buyer wants a mail that asks for a review: nobody gets it who has not said so. */
export function AskForReview({ ask, path, backTo }: AskForReviewProps) {
  if (ask === 'no') return null;
  const isOffered = ask === 'offered';
  return (
    <Form method="post" action={path} className="flex wrap items-center gap-3">
      <p>{isOffered ? messages.askExplained(ASK_AFTER_DAYS) : messages.willAsk(ASK_AFTER_DAYS)}</p>
      <input type="hidden" name="do" value={isOffered ? 'ask' : 'do-not-ask'} />
      <input type="hidden" name="back" value={backTo} />
      <Button kind="secondary">{isOffered ? messages.askMe : messages.doNotAsk}</Button>
    </Form>
  );
}
