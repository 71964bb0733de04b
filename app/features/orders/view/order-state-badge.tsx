import { stateMessages, stateWord } from '#app/features/orders/order-messages.ts';
import type { ShownState } from '#app/features/orders/shown-state.ts';
import { classNames } from '#app/ui/class-names.ts';
import styles from './order-state-badge.module.css';

/** Where the goods of an order are, in a word; the dot has the colour, the word the meaning. */
export function OrderStateBadge({ state }: { state: ShownState }) {
  const { tone } = stateMessages[state];
  return <span className={classNames(styles.badge, styles[tone])}>{stateWord(state)}</span>;
}
