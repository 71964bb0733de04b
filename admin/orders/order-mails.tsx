import { ShortTime } from '#admin/ui/short-time.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { OrderMail } from './order-desk.server.ts';
import styles from './order-page.module.css';

/** What was mailed about an order; nothing where nobody gave an address. */
export function OrderMails({ mails }: { mails: readonly OrderMail[] }) {
  return (
    <Panel labelledBy="mails">
      <h2 id="mails" className={styles.title}>
        Mails
      </h2>
      {mails.length === 0 && <p>None: no e-mail is known for this order.</p>}
      <ul className={styles.history}>
        {mails.map(({ dedupe, kind, recipient, state, queuedSeconds }) => (
          <li key={dedupe} className={styles.entry}>
            <span>
              {kind.replaceAll('_', ' ')} to {recipient}: {state.replaceAll('_', ' ')}
            </span>
            <span className={styles.muted}>
              <ShortTime seconds={queuedSeconds} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
