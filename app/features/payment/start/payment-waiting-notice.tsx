import { Notice } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './payment-waiting-notice.module.css';

/** After signing in on the way to pay: the way back (spec 4 has signing in lead to the home page). */
export function PaymentWaitingNotice({ mergedCount }: { mergedCount: number }) {
  const items = mergedCount === 1 ? '1 item' : `${mergedCount} items`;
  return (
    <div className={styles.place}>
      <Notice kind="info" title="Your payment is waiting">
        <p>
          {mergedCount > 0 && `${items} from before you signed in joined your basket. `}
          <Link to="/Payment">Go back to the payment page</Link>
        </p>
      </Notice>
    </div>
  );
}
