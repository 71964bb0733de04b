import { redirect } from 'react-router';
import { useBasketSettled } from '#app/features/basket/browser/use-basket-settled.ts';
import { useShopState } from '#app/features/basket/browser/use-shop-state.ts';
import { CardForm } from '#app/features/payment/form/card-form.tsx';
import { PaymentLayout } from '#app/features/payment/form/payment-layout.tsx';
import { isEmbedded, isTestMode } from '#app/features/payment/provider/card-provider.ts';
import { TestModeNotice } from '#app/features/payment/provider/test-mode-notice.tsx';
import { startNoScriptPayment } from '#app/features/payment/start/no-script-payment.server.ts';
import { paymentProblem } from '#app/features/payment/start/no-script-return.ts';
import {
  forgetPayment,
  rememberPayment,
} from '#app/features/payment/start/payment-waiting.server.ts';
import { visitorName } from '#app/features/shopper/visitor.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isDocumentRequest } from '#app/shared/document-request.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/payment';

export const meta: Route.MetaFunction = () =>
  privatePageMeta('Checkout · Basket', 'Pay for your basket by card.');

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const requestSession = context.get(requestSessionContext);
  const shop = context.get(shopContext);
  const { account, shopper } = await requestSession.visitor();
  requestSession.setCookie(account ? forgetPayment(url) : rememberPayment(url));
  const { provider } = shop;
  const problem = paymentProblem(url.searchParams);
  // Scripts start the payment themselves; a page that may be without them comes with one.
  if (!isEmbedded(provider) || !isDocumentRequest(request)) {
    return { provider, problem, plain: null };
  }
  const plain = await startNoScriptPayment(shop, shopper, requestSession.clientAddress);
  return plain === 'paid' ? redirect('/orders') : { provider, problem, plain };
}

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  const { basket, user } = useShopState();
  const isBasketSettled = useBasketSettled();
  const { provider, plain, problem } = loaderData;
  return (
    <PaymentLayout name={visitorName(user)} items={basket} removable={false}>
      {isTestMode(provider) && <TestModeNotice />}
      <CardForm
        provider={provider}
        plain={plain}
        problem={problem}
        items={basket}
        isBasketSettled={isBasketSettled}
        uid={user?.uid}
      />
    </PaymentLayout>
  );
}
