import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useShopData, useShopState } from '#app/features/basket/browser/use-shop-state.ts';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents, itemsForSale } from '#app/features/basket/core/basket-total.ts';
import { findMissingUnits } from '#app/features/basket/core/missing-units.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { ShareForm } from '#app/features/basket/shared/share-form.tsx';
import { BasketList } from '#app/features/basket/view/basket-list.tsx';
import styles from '#app/features/basket/view/basket-summary.module.css';
import { MissingUnitsNotice } from '#app/features/basket/view/missing-units.tsx';
import { offeredInstead } from '#app/features/catalogue/offered-instead.server.ts';
import { ProductShelf } from '#app/features/catalogue/product/page/product-shelf.tsx';
import { readFreeDelivery } from '#app/features/delivery/free-delivery.server.ts';
import { visitorName } from '#app/features/shopper/visitor.ts';
import { useStockLevels } from '#app/features/stock/stock-client.ts';
import { pageForAllContext, requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isDataRequest } from '#app/shared/http/document-request.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { BasketIcon } from '#app/ui/icons.tsx';
import { OfferNotes } from '#app/ui/page/offer-notes.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import { Slot } from '#app/ui/page/slot.ts';
import { SplitLayout } from '#app/ui/page/split-layout.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Price } from '#app/ui/price.tsx';
import type { Route } from './+types/checkout';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.shoppingBasket, messages.aboutBasket, matches[0].loaderData);

/** What an empty basket could be filled with, and from which total on delivery is free: a document has that of its visitor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = context.get(requestSessionContext);
  const shop = context.get(shopContext);
  const { items } = await session.basket();
  if (items.length === 0 && context.get(pageForAllContext) === null) {
    return { offered: offeredInstead(await shop.storefrontSections()), freeFromCents: null };
  }
  if (!isDataRequest(request)) return { offered: [], freeFromCents: null };
  const { shopper } = await session.visitor();
  return { offered: [], freeFromCents: await readFreeDelivery(shop, shopper) };
}

export default function CheckoutRoute({ loaderData, matches }: Route.ComponentProps) {
  const { offered } = loaderData;
  const served = useShopData()?.freeFromCents ?? null;
  const freeFromCents = loaderData.freeFromCents ?? served;
  const notes = matches[0].loaderData.offerNotes;
  const { basket, user } = useShopState();
  return (
    <>
      <PageHeading above={messages.helloVisitor(visitorName(user))}>
        {messages.shoppingBasket}
      </PageHeading>
      <SplitLayout
        aside={
          <BasketSummary items={basket} freeFromCents={freeFromCents}>
            <OfferNotes notes={notes?.filter(([to]) => to)} />
          </BasketSummary>
        }
      >
        {basket.length === 0 ? (
          <EmptyState
            icon={<BasketIcon />}
            title={messages.nothingInIt}
            action={{ to: '/', text: messages.findSomething }}
          >
            <p>{messages.waitsForYou}</p>
          </EmptyState>
        ) : (
          <>
            <Panel className="grid gap-3">
              <BasketList items={basket} removable />
              <OfferNotes notes={notes?.filter(([to]) => !to)} />
            </Panel>
            <ShareForm />
          </>
        )}
      </SplitLayout>
      <Slot place="basket" data={{ items: basket }} />
      {basket.length === 0 && (
        <ProductShelf heading={messages.somethingToStart} products={offered} />
      )}
    </>
  );
}

type BasketSummaryProps = {
  items: readonly BasketItem[];
  /** From which total on delivery is free; null: from none. */
  freeFromCents: number | null;
  /** What is to be known of the prices. */
  children: ReactNode;
};

/** The subtotal and the way on to payment (spec 2, Basket page). */
function BasketSummary({ items, freeFromCents, children }: BasketSummaryProps) {
  const { length: count } = itemsForSale(items);
  const totalCents = basketTotalCents(items);
  const missing = findMissingUnits(items, useStockLevels(items));
  return (
    <Panel className={`${styles.summary} grid gap-2`}>
      <p role="status" className={styles.subtotal}>
        {messages.subtotal(count)} <Price cents={totalCents} />
      </p>
      {count > 0 && children}
      {freeFromCents !== null && count > 0 && (
        <p className="text-small muted">
          {totalCents < freeFromCents
            ? messages.moreForFree(formatCents(freeFromCents - totalCents))
            : messages.deliveryIsFree}
        </p>
      )}
      <label className={`${styles.gift} flex items-center gap-2`}>
        <input type="checkbox" className={styles.checkbox} autoComplete="off" />
        {messages.gift}
      </label>
      <MissingUnitsNotice items={items} missing={missing} />
      <Form action="/Payment" method="get" className="grid">
        <Button
          kind={count > 0 && missing.length === 0 ? 'primary' : 'secondary'}
          // What is held may be held by this very shopper, whose card was declined.
          disabled={missing.some(({ level: { kind } }) => kind === 'out' || kind === 'off')}
        >
          {messages.proceed}
        </Button>
      </Form>
    </Panel>
  );
}
