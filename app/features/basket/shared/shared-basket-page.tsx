import { Form } from 'react-router';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketLink, combineItems } from '#app/features/basket/core/basket-link.ts';
import { basketFromWire } from '#app/features/basket/core/basket-on-wire.ts';
import { basketTotalCents, itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { ownPagePath } from '#app/features/basket/core/wish-list.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { BasketLine, BasketList } from '#app/features/basket/view/basket-list.tsx';
import { toLineProduct } from '#app/features/catalogue/product/options/options.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { SplitLayout } from '#app/ui/page/split-layout.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import type { SharedOnWire } from './shared-on-wire.ts';
import { SharingPanel } from './sharing-panel.tsx';
import { useSharedBasket } from './use-shared-basket.ts';

/** The parameter of what is looked for to be added. */
export const FIND_QUERY = 'find';

export type SharedBasketPageProps = {
  token: string;
  shared: SharedOnWire;
  /** Whether it is the visitor's own. */
  isOwner: boolean;
  isWishList: boolean;
  /** The link itself. */
  address: string;
  /** What was looked for to be added, and what was found. */
  found: { text: string; products: readonly Product[] };
  /** Why the last change was not made. */
  refused: string | null;
};

/** A basket that somebody shares, as it is now. */
export function SharedBasketPage(props: SharedBasketPageProps) {
  const { token, isOwner, isWishList, address, found, refused } = props;
  const shared = useSharedBasket(token, props.shared);
  const { items } = basketFromWire(shared);
  const title = isWishList ? messages.sharedWishes : messages.sharedBasket;
  return (
    <>
      <PageHeading below={isOwner ? messages.yourShared : messages.aboutShared}>
        {title}
      </PageHeading>
      <SplitLayout
        aside={
          <Panel className="grid gap-3">
            <SharedTotal items={items} {...{ isOwner, isWishList }} />
          </Panel>
        }
      >
        {refused !== null && (
          <Notice kind="error" role="alert">
            <p>{refused}</p>
          </Notice>
        )}
        {isOwner && <SharingPanel address={address} mayAdd={shared.mayAdd} />}
        <Panel>
          {items.length === 0 ? (
            <p className="muted">{messages.sharedIsEmpty}</p>
          ) : (
            <BasketList items={items} removable={false} />
          )}
        </Panel>
        {shared.mayAdd && !isOwner && <AddToShared {...found} />}
      </SplitLayout>
    </>
  );
}

type SharedTotalProps = {
  items: readonly BasketItem[];
  isOwner: boolean;
  isWishList: boolean;
};

/** What it comes to; its owner changes it on its page, and others take the same for themselves. */
function SharedTotal({ items, isOwner, isWishList }: SharedTotalProps) {
  const sold = itemsForSale(items);
  return (
    <>
      <p role="status" className="text-large">
        {messages.subtotal(sold.length)} <Price cents={basketTotalCents(items)} />
      </p>
      {isOwner && (
        <ButtonLink kind="secondary" to={ownPagePath(isWishList)}>
          {isWishList ? messages.yourWishes : messages.shoppingBasket}
        </ButtonLink>
      )}
      {sold.length > 0 && !isOwner && (
        <ButtonLink
          kind="primary"
          to={basketLink(combineItems(sold.map(({ variant }) => ({ variant, count: 1 }))))}
          prefetch="none"
        >
          {messages.takeAll}
        </ButtonLink>
      )}
    </>
  );
}

/** Looks for a product and puts it into the basket that is shared. */
function AddToShared({ text, products }: SharedBasketPageProps['found']) {
  return (
    <Panel className="grid gap-3">
      <h2 className="text-title">{messages.addSomething}</h2>
      <Form method="get" className="grid gap-2">
        <Field
          label={messages.findProduct}
          type="search"
          name={FIND_QUERY}
          defaultValue={text}
          key={text}
          required
        />
        <div>
          <Button kind="secondary">{messages.find}</Button>
        </div>
      </Form>
      {text !== '' && products.length === 0 && <p role="status">{messages.nothingFound(text)}</p>}
      {products.length > 0 && (
        <ul className="divided">
          {products.map((product) => (
            <li key={product.variant}>
              <BasketLine
                item={toLineProduct(product)}
                isSmall
                actions={(titleId) => (
                  <Form method="post">
                    <input type="hidden" name="do" value="add" />
                    <input type="hidden" name="variant" value={product.variant} />
                    <Button kind="secondary" aria-describedby={titleId}>
                      {messages.addToIt}
                    </Button>
                  </Form>
                )}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
