import type { OrderState } from '#app/features/orders/order-events.ts';
import { stateMessages } from '#app/features/orders/order-messages.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './order-steps.module.css';

// A record over the states has these keys and no other.
const STEPS = (Object.keys(stateMessages) as OrderState[]).filter(
  (state) => stateMessages[state].step === state,
);

/** How far an order is on its way to the shopper; nothing for one that goes no further on it. */
export function OrderSteps({ state }: { state: OrderState }) {
  const at = stateMessages[state].step;
  if (at === null) return null;
  const reached = STEPS.indexOf(at);
  return (
    <ol className={classNames(styles.steps, 'screen-only')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={classNames(styles.step, index <= reached && styles.reached)}
          aria-current={index === reached ? 'step' : undefined}
        >
          {stateMessages[step].word}
        </li>
      ))}
    </ol>
  );
}
