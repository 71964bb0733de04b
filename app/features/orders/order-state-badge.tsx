import { classNames } from '#app/ui/class-names.ts';
import { stateMessages, stateWord } from './order-messages.ts';
import styles from './order-state-badge.module.css';
import type { ShownState } from './shown-state.ts';

/** Where the goods of an order are, in a word; the dot has the colour, the word the meaning. */
export function OrderStateBadge({ state }: { state: ShownState }) {
  const { tone } = stateMessages[state];
  return <span className={classNames(styles.badge, styles[tone])}>{stateWord(state)}</span>;
}
