import { messages } from '#app/features/basket/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';

/** What is shared: the field of the form, and its value for a wish list. */
export const LIST_FIELD = 'list';
export const WISHES = 'wishes';

type ShareFormProps = { isWishList?: boolean };

/** The button that makes a link of a basket, and leads to its page. */
export function ShareForm({ isWishList = false }: ShareFormProps) {
  return (
    <form method="post" action="/shared" className="grid">
      {isWishList && <input type="hidden" name={LIST_FIELD} value={WISHES} />}
      <Button kind="quiet">{isWishList ? messages.shareWishes : messages.shareBasket}</Button>
    </form>
  );
}
