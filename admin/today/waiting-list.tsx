import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { TO_SHIP } from '#app/features/orders/order-events.ts';
import { staffStateMessages } from '#app/features/orders/staff/staff-order-messages.ts';
import { formatCents } from '#app/shared/money.ts';
import { Panel } from '#app/ui/panel.tsx';
import styles from './today.module.css';
import type { Waiting } from './waiting.server.ts';

/** As far as it was counted: waiting.server.ts. */
function countWord(count: number): string {
  return count > 1_000 ? '1,000+' : String(count);
}

function Item({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <li>
      <span>{children}</span>
      <span className={styles.count}>{end}</span>
    </li>
  );
}

/** All that waits for somebody of staff; an empty kind is left out, but for the orders. */
export function WaitingList({ waiting }: { waiting: Waiting }) {
  const { states, refunds, disputes, stuckMails, lowStock } = waiting;
  return (
    <Panel labelledBy="waiting">
      <h2 id="waiting" className={styles.title}>
        What waits
      </h2>
      <ul className={styles.waiting}>
        {states
          .filter(({ state, count }) => count > 0 || TO_SHIP.includes(state))
          .map(({ state, count }) => (
            <Item key={state} end={countWord(count)}>
              <Link to={`/orders?state=${state}`}>{staffStateMessages[state].waiting}</Link>
            </Item>
          ))}
        {disputes.map(({ intent, number, cents, dueSeconds }) => (
          <Item key={intent} end={formatCents(cents)}>
            <Link to={`/orders/${intent}`}>Dispute of order {number}</Link>{' '}
            {dueSeconds !== null && (
              <>
                to answer at the card provider until <ShortTime seconds={dueSeconds} />
              </>
            )}
          </Item>
        ))}
        {refunds.map(({ intent, no, number, amountCents, state }) => (
          <Item key={`${intent} ${no}`} end={formatCents(amountCents)}>
            {number === null ? (
              `Refund of ${intent}`
            ) : (
              <Link to={`/orders/${intent}`}>Refund of order {number}</Link>
            )}{' '}
            {state === 'failed' ? 'failed' : 'has waited for an hour'}
          </Item>
        ))}
        {stuckMails.unwritten > 0 && (
          <Item end={stuckMails.unwritten}>
            <Link to="/mail?stuck">Mails cannot be written: a fault of the shop</Link>
          </Item>
        )}
        {stuckMails.count > stuckMails.unwritten && (
          <Item end={stuckMails.count - stuckMails.unwritten}>
            <Link to="/mail?stuck">Mails are stuck</Link>
          </Item>
        )}
        {lowStock.map(({ variant, title, available }) => (
          <Item key={variant} end={available}>
            <Link to={`/products/${encodeURIComponent(variant)}`}>{title}</Link> is low ({variant})
          </Item>
        ))}
      </ul>
    </Panel>
  );
}
