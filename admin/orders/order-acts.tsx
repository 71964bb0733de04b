import { ShortTime } from '#admin/ui/short-time.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { OrderAct } from './order-desk.server.ts';
import styles from './order-page.module.css';

const OUTCOMES: Record<string, string> = { done: '', refused: ', which was refused' };

/** Who of staff did what to an order, from the admin. */
export function OrderActs({ acts }: { acts: readonly OrderAct[] }) {
  if (acts.length === 0) return null;
  return (
    <Panel labelledBy="acts">
      <h2 id="acts" className={styles.title}>
        By whom
      </h2>
      <ul className={styles.history}>
        {acts.map(({ no, name, act, outcome, atSeconds }) => (
          <li key={no} className={styles.entry}>
            <span>
              {name}: {act.replace('order_', '').replaceAll('_', ' ')}
              {outcome === null ? ', of which the outcome is not known' : OUTCOMES[outcome]}
            </span>
            <span className={styles.muted}>
              <ShortTime seconds={atSeconds} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
