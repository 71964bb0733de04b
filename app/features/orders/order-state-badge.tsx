import { classNames } from '#app/ui/class-names.ts';
import type { OrderState } from './order-state.ts';
import styles from './order-state-badge.module.css';
import { stateTone, stateWord } from './order-state-words.ts';

/** Where the goods of an order are, in a word; the dot has the colour, the word the meaning. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  return (
    <span className={classNames(styles.badge, styles[stateTone[state]])}>{stateWord[state]}</span>
  );
}
