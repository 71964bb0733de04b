import { useBasketSettled } from '#app/features/basket/use-basket-settled.ts';
import { useShopState } from '#app/features/basket/use-shop-state.ts';
import { CardForm } from '#app/features/payment/card-form.tsx';
import { isTestMode } from '#app/features/payment/card-provider.ts';
import { PaymentLayout } from '#app/features/payment/payment-layout.tsx';
import { forgetPayment, rememberPayment } from '#app/features/payment/payment-waiting.server.ts';
import { TestModeNotice } from '#app/features/payment/test-mode-notice.tsx';
import { visitorName } from '#app/features/shopper/visitor.ts';
import { shopContext, visitContext } from '#app/page-context.server.ts';
import type { Route } from './+types/payment';

export const meta: Route.MetaFunction = () => [
  { title: 'Checkout · Basket' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { account } = await visit.visitor();
  visit.setCookie(account ? forgetPayment() : rememberPayment());
  return { provider: context.get(shopContext).provider };
}

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  const { basket, user } = useShopState();
  const isBasketSettled = useBasketSettled();
  const { provider } = loaderData;
  return (
    <PaymentLayout name={visitorName(user)} items={basket} removable={false}>
      {isTestMode(provider) && <TestModeNotice />}
      <CardForm
        provider={provider}
        items={basket}
        isBasketSettled={isBasketSettled}
        uid={user?.uid}
      />
    </PaymentLayout>
  );
}
