import { messages } from '#app/features/payment/messages/messages.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import type { TestMode } from './payment-provider.ts';
import styles from './test-mode-notice.module.css';

/** Says that no money moves, and which cards can be tried. */
export function TestModeNotice({ successCard, otherCards }: TestMode) {
  return (
    <Notice kind="info" title={messages.testMode}>
      <p>
        {filled(messages.payWithCard, {
          card: <span className={`${styles.number} semibold mono nowrap`}>{successCard}</span>,
        })}
      </p>
      <details>
        <summary className={styles.summary}>{messages.otherCards}</summary>
        <dl className={styles.cards}>
          {otherCards.map(({ number, outcome }) => (
            <div key={number} className={styles.card}>
              <dt className={`${styles.number} semibold mono nowrap`}>{number}</dt>
              <dd>{outcome}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Notice>
  );
}
