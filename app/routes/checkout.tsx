import { BasketList } from '#app/features/basket/basket-list.tsx';
import { BasketSummary } from '#app/features/basket/basket-summary.tsx';
import { useShopState } from '#app/features/basket/use-shop-state.ts';
import { visitorName } from '#app/features/shopper/visitor.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page-meta.ts';
import { Panel } from '#app/ui/panel.tsx';
import { SplitLayout } from '#app/ui/split-layout.tsx';
import type { Route } from './+types/checkout';

export const meta: Route.MetaFunction = () =>
  privatePageMeta(
    'Your shopping Basket · Basket',
    'What you have put into your basket, and what it comes to.',
  );

export default function CheckoutRoute() {
  const { basket, user } = useShopState();
  return (
    <>
      <PageHeading above={`Hello, ${visitorName(user)}`}>Your shopping Basket</PageHeading>
      <SplitLayout aside={<BasketSummary items={basket} />}>
        {basket.length === 0 ? (
          <EmptyState
            title="There is nothing in it yet"
            action={
              <ButtonLink kind="primary" to="/">
                Find something you like
              </ButtonLink>
            }
          >
            <p>What you add waits here, in every tab and after every restart.</p>
          </EmptyState>
        ) : (
          <Panel>
            <BasketList items={basket} removable />
          </Panel>
        )}
      </SplitLayout>
    </>
  );
}
