import type { OrderState } from '#app/features/orders/order-state.ts';
import { stateWord } from '#app/features/orders/order-state-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './order-steps.module.css';

const STEPS: readonly OrderState[] = ['placed', 'packed', 'shipped', 'delivered'];

/** How far an order is on its way to the shopper; nothing for one that goes no further on it. */
export function OrderSteps({ state }: { state: OrderState }) {
  const reached = STEPS.indexOf(state);
  if (reached < 0) return null;
  return (
    <ol className={classNames(styles.steps, 'screen-only')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={classNames(styles.step, index <= reached && styles.reached)}
          aria-current={index === reached ? 'step' : undefined}
        >
          {stateWord[step]}
        </li>
      ))}
    </ol>
  );
}
