import { useShopState } from '#app/features/basket/browser/use-shop-state.ts';
import { BasketList } from '#app/features/basket/view/basket-list.tsx';
import { BasketSummary } from '#app/features/basket/view/basket-summary.tsx';
import { offeredInstead } from '#app/features/catalogue/offered-instead.server.ts';
import { ProductShelf } from '#app/features/catalogue/product/page/product-shelf.tsx';
import { visitorName } from '#app/features/shopper/visitor.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { BasketIcon } from '#app/ui/icons.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import { SplitLayout } from '#app/ui/page/split-layout.tsx';
import { Panel } from '#app/ui/panel.tsx';
import type { Route } from './+types/checkout';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(
    'Your shopping Basket',
    'What you have put into your basket, and what it comes to.',
    matches[0].loaderData,
  );

/** What an empty basket could be filled with. */
export async function loader({ context }: Route.LoaderArgs) {
  const basket = await context.get(requestSessionContext).basket();
  if (basket.items.length > 0) return { offered: [] };
  return { offered: offeredInstead(await context.get(shopContext).window()) };
}

export default function CheckoutRoute({ loaderData: { offered } }: Route.ComponentProps) {
  const { basket, user } = useShopState();
  return (
    <>
      <PageHeading above={`Hello, ${visitorName(user)}`}>Your shopping Basket</PageHeading>
      <SplitLayout aside={<BasketSummary items={basket} />}>
        {basket.length === 0 ? (
          <EmptyState
            icon={<BasketIcon />}
            title="There is nothing in it yet"
            action={{ to: '/', text: 'Find something you like' }}
          >
            <p>What you add waits for you here, in every tab.</p>
          </EmptyState>
        ) : (
          <Panel>
            <BasketList items={basket} removable />
          </Panel>
        )}
      </SplitLayout>
      {basket.length === 0 && <ProductShelf heading="Something to start with" products={offered} />}
    </>
  );
}
