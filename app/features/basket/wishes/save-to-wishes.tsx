import { useFetcher } from 'react-router';
import { WISH_LIST_PATH } from '#app/features/basket/core/wish-list.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';

type SaveToWishesProps = {
  variant: string;
  /** The id of the product's heading. */
  titleId: string;
};

/** Puts a variant on the wish list, and says so in its place. */
export function SaveToWishes({ variant, titleId }: SaveToWishesProps) {
  const fetcher = useFetcher<{ refused: string | null }>({ key: `wish ${variant}` });
  const refused = fetcher.data?.refused;
  if (refused === null) {
    return (
      <p role="status">
        {/* It takes the place of the button, which had the focus. */}
        <Link to={WISH_LIST_PATH} ref={(link) => link?.focus()}>
          {messages.inYourWishes}
        </Link>
      </p>
    );
  }
  return (
    <fetcher.Form method="post" action={WISH_LIST_PATH}>
      <input type="hidden" name="add" value={variant} />
      <Button kind="quiet" aria-describedby={titleId} busy={fetcher.state !== 'idle'}>
        {messages.saveToWishes}
      </Button>
      {refused && <p role="alert">{refused}</p>}
    </fetcher.Form>
  );
}
