import { redirect } from 'react-router';
import { useBasketSettled } from '#app/features/basket/browser/use-basket-settled.ts';
import { useShopState } from '#app/features/basket/browser/use-shop-state.ts';
import { CardForm } from '#app/features/payment/form/card-form.tsx';
import { PaymentLayout } from '#app/features/payment/form/payment-layout.tsx';
import type { NoScriptForm } from '#app/features/payment/provider/payment-provider.ts';
import { TestModeNotice } from '#app/features/payment/provider/test-mode-notice.tsx';
import {
  EMAIL_FIELD,
  EMAIL_QUERY,
  readEmailField,
} from '#app/features/payment/start/confirmation-email.ts';
import { startNoScriptPayment } from '#app/features/payment/start/no-script-payment.server.ts';
import {
  HOLD_QUERY,
  type NoScriptPayment,
  pathAfterNoHold,
  paymentProblem,
} from '#app/features/payment/start/no-script-return.ts';
import {
  forgetPayment,
  rememberPayment,
} from '#app/features/payment/start/payment-waiting.server.ts';
import { visitorName } from '#app/features/shopper/visitor.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isDocumentRequest } from '#app/shared/document-request.ts';
import { readForm } from '#app/shared/read-form.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/payment';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta('Checkout', 'Pay for your basket by card.', matches[0].loaderData);

const RETURN_PATHS = { returnPath: '/Payment/return', backPath: '/Payment' };

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const requestSession = context.get(requestSessionContext);
  const shop = context.get(shopContext);
  const { account, shopper } = await requestSession.visitor();
  if (account) requestSession.setCookie(forgetPayment(url));
  const { browserConfig, testMode, noScriptForm } = shop.provider;
  const data = {
    browserConfig,
    testMode,
    problem: paymentProblem(url.searchParams),
    confirmation: account
      ? null
      : {
          email: await shop.confirmationEmail.read(shopper),
          isMalformed: url.searchParams.get(EMAIL_QUERY) === 'malformed',
        },
  };
  // With scripts the page starts the payment itself; one that may be without them is rendered with it.
  if (!noScriptForm || !isDocumentRequest(request)) return { ...data, noScript: null };
  const payment = await startNoScriptPayment(shop, shopper, requestSession.clientAddress);
  if (payment === 'paid') return redirect('/orders');
  if (!account && payment.clientSecret !== null) requestSession.setCookie(rememberPayment(url));
  const form = noScriptForm({ ...RETURN_PATHS, clientSecret: payment.clientSecret ?? '' });
  return { ...data, noScript: { payment, form: formOf(payment, form) } };
}

/** A form whose payment has to be held comes here first, and goes on to the provider's. */
function formOf({ holdIntent }: NoScriptPayment, form: NoScriptForm): NoScriptForm {
  if (holdIntent === null) return form;
  return { ...form, action: `/Payment?${HOLD_QUERY}=${encodeURIComponent(holdIntent)}` };
}

/** Holds the payment of a form without scripts. Its body holds a card, and is not read here. */
async function hold({ context }: Pick<Route.ActionArgs, 'context'>, intent: string) {
  const { holdPayment, holdRate, provider } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const { shopper } = await requestSession.visitor();
  if (shopper === null || !provider.noScriptForm) return redirect('/Payment', 303);
  if ((await holdRate(requestSession.clientAddress)) > 0) {
    return redirect(pathAfterNoHold('too_many'), 303);
  }
  const held = await holdPayment(shopper, intent);
  if (!held.ok) return redirect(pathAfterNoHold(held.refusal.code), 303);
  // 307: the browser posts the same form again, to the provider.
  const { action } = provider.noScriptForm({ ...RETURN_PATHS, clientSecret: '' });
  return redirect(action, 307);
}

/**
 * What forms without scripts post: a payment to hold, named in the query, or the guest's e-mail. With
 * scripts there are the calls of the API.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const intent = url.searchParams.get(HOLD_QUERY);
  if (intent !== null) return hold({ context }, intent);
  const fields = await readForm(request);
  const email = readEmailField(fields?.[EMAIL_FIELD]);
  if (email === undefined) return redirect(`/Payment?${EMAIL_QUERY}=malformed`, 303);
  const { account, shopper } = await context.get(requestSessionContext).visitor();
  if (!account) await context.get(shopContext).confirmationEmail.write(shopper, email);
  return redirect('/Payment', 303);
}

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  const { basket, user } = useShopState();
  const isBasketSettled = useBasketSettled();
  const { browserConfig, testMode, noScript, problem, confirmation } = loaderData;
  return (
    <PaymentLayout name={visitorName(user)} items={basket}>
      {testMode && <TestModeNotice {...testMode} />}
      <CardForm
        config={browserConfig}
        noScript={noScript}
        problem={problem}
        items={basket}
        isBasketSettled={isBasketSettled}
        uid={user?.uid}
        confirmation={confirmation}
      />
    </PaymentLayout>
  );
}
