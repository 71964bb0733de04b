import { Notice } from '#app/ui/feedback/notice.tsx';
import styles from './test-mode-notice.module.css';

/** Published by Stripe (https://docs.stripe.com/testing); the embedded simulator knows the same. */
const otherCards = [
  { number: '4000 0025 0000 3155', outcome: 'Asks for 3-D Secure, which you pass or fail' },
  { number: '4000 0000 0000 0002', outcome: 'Declined' },
  { number: '4000 0000 0000 9995', outcome: 'Declined: insufficient funds' },
  { number: '4000 0000 0000 0069', outcome: 'Declined: the card has expired' },
  { number: '4000 0000 0000 0127', outcome: 'Declined: wrong security code' },
  { number: '4000 0000 0000 0119', outcome: 'Fails with a processing error' },
];

/** Says that no money moves, and which cards can be tried. */
export function TestModeNotice() {
  return (
    <Notice kind="info" title="Test mode: no real money moves">
      <p>
        Pay with the card <span className={styles.number}>4242 4242 4242 4242</span>, any future
        date and any CVC.
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
