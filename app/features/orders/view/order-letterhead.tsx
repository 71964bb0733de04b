import { useShopData } from '#app/features/basket/browser/use-shop-state.ts';
import { messages } from '#app/features/orders/messages/messages.ts';
import { defaultAbout } from '#app/shared/shop-about.ts';
import styles from './order-letterhead.module.css';

/** The head of an order on paper: a receipt of this shop; `note` says what is to be known of it. */
export function OrderLetterhead({ note = null }: { note?: string | null }) {
  const shop = useShopData()?.about.name ?? defaultAbout.name;
  return (
    <>
      <p className={styles.letterhead}>{messages.receipt(shop)}</p>
      {note !== null && <p className={styles.note}>{note}</p>}
    </>
  );
}
