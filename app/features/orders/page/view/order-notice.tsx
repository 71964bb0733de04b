import { useEffect, useRef } from 'react';
import { type OrderOutcome, orderOutcomeNotice } from '#app/features/orders/page/order-outcome.ts';
import type { OrderView } from '#app/features/orders/page/order-view.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link.tsx';
import styles from './order-notice.module.css';

type OrderNoticeProps = {
  outcome: OrderOutcome;
  order: OrderView;
  /** Whether it answers a form that was sent from this page: then it gets the focus. */
  isAnswer: boolean;
};

/** What came of a form. */
export function OrderNotice({ outcome, order, isAnswer }: OrderNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { kind, title, lines, link } = orderOutcomeNotice(outcome, order);
  useEffect(() => {
    // The form may be gone, and the focus with it.
    if (isAnswer) place.current?.focus();
  }, [isAnswer]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Notice kind={kind} title={title} {...(isAnswer && { role: 'status' })}>
        {lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
        {link && (
          <p>
            <Link to={link.to}>{link.text}</Link>
          </p>
        )}
      </Notice>
    </div>
  );
}
