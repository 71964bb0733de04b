import { classNames } from '#app/ui/class-names.ts';
import type { OrderState } from './order-events.ts';
import { stateMessages, stateWord } from './order-messages.ts';
import styles from './order-state-badge.module.css';

/** Where the goods of an order are, in a word; the dot has the colour, the word the meaning. */
export function OrderStateBadge({ state }: { state: OrderState }) {
  const { tone } = stateMessages[state];
  return <span className={classNames(styles.badge, styles[tone])}>{stateWord(state)}</span>;
}
