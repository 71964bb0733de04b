import { describeAct, describeOutcome } from '#admin/audit-log/audit-log-messages.ts';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { OrderAct } from './order-desk.server.ts';
import styles from './order-page.module.css';

type OrderActsProps = { acts: readonly OrderAct[]; order: { id: string; number: string } };

/** Who of staff did what to an order, from the admin. */
export function OrderActs({ acts, order }: OrderActsProps) {
  if (acts.length === 0) return null;
  const wordsOf = (act: string) => {
    const { what, name } = describeAct(act, { subject: order.id, number: order.number });
    return `${what} ${name}`;
  };
  return (
    <Panel labelledBy="acts">
      <h2 id="acts" className={styles.title}>
        By whom
      </h2>
      <ul className={styles.history}>
        {acts.map(({ no, name, act, outcome, atSeconds }) => (
          <li key={no} className={styles.entry}>
            <span>
              {name}: {wordsOf(act)}
              {describeOutcome(outcome)}
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
