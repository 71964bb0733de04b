import { type BasketItem, MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { type Joined, stillInBasket } from '#app/features/basket/core/merged-lines.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './merged-notice.module.css';

const origins = {
  'this browser': 'from before you signed in',
  'another device': 'from your other device',
};

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
    <div className={styles.place}>
      <Notice kind="warning" role="status" title="Your basket is full">
        <p>
          A basket holds at most {MAX_BASKET_LINES} items. Left out: {joined.leftOut}. Pay for some
          items or remove them, then add these again.
        </p>
        <Button kind="quiet" type="button" onClick={onDone}>
          Close
        </Button>
      </Notice>
    </div>
  );
}

/** Announces lines that joined others in the basket; taking them out can be undone. */
export function MergedNotice({ joined, basket, onDone }: MergedNoticeProps) {
  const { lines, from } = stillInBasket(joined, basket);
  if (lines.length === 0) return null;
  const items = lines.length === 1 ? '1 item' : `${lines.length} items`;
  const them = lines.length === 1 ? 'it' : 'them';
  return (
    <div className={styles.place}>
      <Notice kind="info" role="status" title={`${items} ${origins[from]} joined your basket`}>
        <div className={styles.actions}>
          <Button kind="secondary" type="button" onClick={onDone} className={styles.keep}>
            Keep {them}
          </Button>
          <BasketForm action={{ type: 'REMOVE_LINES', lines }} onSent={onDone}>
            <Button kind="quiet">Take {them} out</Button>
          </BasketForm>
        </div>
      </Notice>
    </div>
  );
}
