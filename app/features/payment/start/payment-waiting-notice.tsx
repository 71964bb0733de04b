import { messages as basketMessages } from '#app/features/basket/messages/messages.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link.tsx';

/** After signing in on the way to pay: the way back (spec 4 has signing in lead to the home page). */
export function PaymentWaitingNotice({ mergedCount }: { mergedCount: number }) {
  return (
    <div className="mt-4">
      <Notice kind="info" title={messages.waiting}>
        <p>
          {mergedCount > 0 && `${basketMessages.joinedFromBefore(mergedCount)}. `}
          <Link to="/Payment">{messages.backToPayment}</Link>
        </p>
      </Notice>
    </div>
  );
}
