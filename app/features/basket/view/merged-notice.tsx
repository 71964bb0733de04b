import { type BasketItem, MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { type Joined, stillInBasket } from '#app/features/basket/core/merged-lines.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './merged-notice.module.css';

type MergedNoticeProps = {
  joined: Joined;
  /** The basket as it is shown. */
  basket: readonly BasketItem[];
  onDone: () => void;
};

/** Says what did not join the basket because it is full. */
export function LeftOutNotice({ joined, onDone }: Pick<MergedNoticeProps, 'joined' | 'onDone'>) {
  if (joined.leftOut === '') return null;
  return (
    <div className="mt-4">
      <Notice kind="warning" role="status" title={messages.basketFull}>
        <p>{messages.leftOut(MAX_BASKET_LINES, joined.leftOut)}</p>
        <Button kind="quiet" type="button" onClick={onDone}>
          {messages.close}
        </Button>
      </Notice>
    </div>
  );
}

/** Announces lines that joined others in the basket; taking them out can be undone. */
export function MergedNotice({ joined, basket, onDone }: MergedNoticeProps) {
  const { lines, from } = stillInBasket(joined, basket);
  if (lines.length === 0) return null;
  const title =
    from === 'this browser'
      ? messages.joinedFromBefore(lines.length)
      : messages.joinedFromElsewhere(lines.length);
  return (
    <div className="mt-4">
      <Notice kind="info" role="status" title={title}>
        <div className={`${styles.actions} flex wrap items-center`}>
          <Button
            kind="secondary"
            type="button"
            onClick={onDone}
            className={`${styles.keep} scripts-only`}
          >
            {messages.keepThem(lines.length)}
          </Button>
          <BasketForm action={{ type: 'REMOVE_LINES', lines }} onSent={onDone}>
            <Button kind="quiet">{messages.takeThemOut(lines.length)}</Button>
          </BasketForm>
        </div>
      </Notice>
    </div>
  );
}
