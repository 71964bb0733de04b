import { messages } from '#app/features/orders/messages/messages.ts';
import { pickFields } from '#app/features/orders/page/pick-fields.ts';
import type { ReturnableItem, ReturnPick } from '#app/features/orders/page/return-form.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import styles from './order-return.module.css';

type ReviewReturnProps = {
  items: readonly ReturnableItem[];
  picks: readonly ReturnPick[];
  /** What goes back for them. */
  cents: number;
  /** What was paid for delivery, which stays. */
  deliveryCents: number;
};

/** What goes back, why, and for how much, before it is asked for. */
export function ReviewReturn({ items, picks, cents, deliveryCents }: ReviewReturnProps) {
  const picked = picks.filter(({ count }) => count > 0);
  return (
    <Panel labelledBy="return-review" className={styles.panel}>
      <h2 id="return-review" className="text-large">
        {messages.youSendBack}
      </h2>
      <ul className="divided">
        {picked.map(({ line, count, reason, words }) => (
          <li key={line} className="grid gap-1">
            <p className="semibold" dir="auto">
              {count > 1 && `${count} × `}
              {items.find(({ lines }) => lines[0] === line)?.item.title}
            </p>
            <p className="text-small muted">{reason && messages.returnReasons[reason]}</p>
            {words !== '' && (
              <p className="pre-line" dir="auto">
                {words}
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className={`${styles.back} grid gap-1`}>
        <p className="flex justify-between items-baseline gap-4 text-large">
          <span>{messages.youGetBack}</span>
          <Price cents={cents} />
        </p>
        <p className="text-small muted">
          {cents > 0 ? messages.backWhenReceived : messages.nothingBack}
          {cents > 0 && deliveryCents > 0 && (
            <> {messages.withoutDelivery(formatCents(deliveryCents))}</>
          )}
        </p>
      </div>
      <form method="post" className="flex wrap gap-3">
        {picked.map(({ line, count, reason, words }) => {
          const names = pickFields(line);
          return (
            <span key={line} hidden>
              <input type="hidden" name={names.count} value={count} />
              <input type="hidden" name={names.reason} value={reason ?? ''} />
              <input type="hidden" name={names.words} value={words} />
            </span>
          );
        })}
        <Button kind="primary" name="do" value="send">
          {messages.askToReturn}
        </Button>
        <Button kind="secondary" name="do" value="change">
          {messages.change}
        </Button>
      </form>
    </Panel>
  );
}
