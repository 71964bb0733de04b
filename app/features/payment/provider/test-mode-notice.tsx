import { Notice } from '#app/ui/feedback/notice.tsx';
import type { TestMode } from './payment-provider.ts';
import styles from './test-mode-notice.module.css';

/** Says that no money moves, and which cards can be tried. */
export function TestModeNotice({ successCard, otherCards }: TestMode) {
  return (
    <Notice kind="info" title="Test mode: no real money moves">
      <p>
        Pay with the card <span className={styles.number}>{successCard}</span>, any future date and
        any CVC.
      </p>
      <details className={styles.more}>
        <summary className={styles.summary}>Other test cards and what they do</summary>
        <dl className={styles.cards}>
          {otherCards.map(({ number, outcome }) => (
            <div key={number} className={styles.card}>
              <dt className={styles.number}>{number}</dt>
              <dd>{outcome}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Notice>
  );
}
