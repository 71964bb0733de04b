import { useEffect, useRef, useState } from 'react';
import { redirect, useFetcher, useLocation, useNavigation, useRevalidator } from 'react-router';
import { useBasketSettled, useShopState } from '#app/features/basket/browser/use-shop-state.ts';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { giftCardShare } from '#app/features/credits/bought-cards.ts';
import { NO_CARD_QUERY } from '#app/features/credits/credit-form.tsx';
import { DeliveryOptions, OPTION_FIELD } from '#app/features/delivery/delivery-options.tsx';
import { DeliveryAddress } from '#app/features/delivery/form/delivery-address.tsx';
import { messages as deliveryMessages } from '#app/features/delivery/messages/messages.ts';
import { GiftToForm } from '#app/features/delivery/requests/gift-to-form.tsx';
import { NO_REQUESTS } from '#app/features/delivery/requests/order-requests.ts';
import { RequestsForm } from '#app/features/delivery/requests/requests-form.tsx';
import type { TermsRefusal } from '#app/features/delivery/terms.ts';
import { CardForm } from '#app/features/payment/form/card-form.tsx';
import { CodeForms } from '#app/features/payment/form/code-forms.tsx';
import {
  ConfirmationEmailField,
  type ConfirmationEmailHandle,
  EMAIL_FIELD,
  EMAIL_QUERY,
} from '#app/features/payment/form/confirmation-email-field.tsx';
import { FREE_QUERY } from '#app/features/payment/form/payment-flow.ts';
import { PaymentLayout } from '#app/features/payment/form/payment-layout.tsx';
import { orderFreeForm } from '#app/features/payment/free/free-form.server.ts';
import { messages } from '#app/features/payment/messages/messages.ts';
import { startNoScriptPayment } from '#app/features/payment/no-script/no-script-payment.server.ts';
import {
  changedSince,
  HOLD_QUERY,
  type NoScriptPayment,
  pathAfterNoHold,
  paymentProblem,
  SHOWN_QUERY,
} from '#app/features/payment/no-script/no-script-return.ts';
import type { NoScriptForm } from '#app/features/payment/provider/payment-provider.ts';
import { TestModeNotice } from '#app/features/payment/provider/test-mode-notice.tsx';
import { checkoutOf, itemsKey, type PageTerms } from '#app/features/payment/start/page-checkout.ts';
import { readPageTerms } from '#app/features/payment/start/page-terms.server.ts';
import { paymentRefusalMessage } from '#app/features/payment/start/payment-messages.ts';
import {
  forgetPayment,
  rememberPayment,
} from '#app/features/payment/start/payment-waiting.server.ts';
import { visitorName } from '#app/features/shopper/visitor.ts';
import { VatNumberForm } from '#app/features/tax/vat-number-form.tsx';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isDocumentRequest } from '#app/shared/http/document-request.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { readEmailField } from '#app/shared/text/email-field.ts';
import { GuaranteeNotice } from '#app/ui/guarantee-notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/payment';
import { saveChoice } from './save-choice.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.checkout, messages.aboutCheckout, matches[0].loaderData);

/** Where the provider sends the shopper of a form for what was shown. */
function returnPaths(shown: string) {
  const query = new URLSearchParams({ [SHOWN_QUERY]: shown });
  return { returnPath: `/Payment/return?${query}`, backPath: `/Payment?${query}` };
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const requestSession = context.get(requestSessionContext);
  const shop = context.get(shopContext);
  const { account, shopper } = await requestSession.visitor();
  if (account) requestSession.setCookie(forgetPayment(url));
  const { browserConfig, testMode, noScriptForm } = shop.provider;
  const { items } = await shop.basket.read(shopper);
  const terms = await readPageTerms(shop, shopper, items);
  const { checkout } = checkoutOf(terms, items);
  const page = {
    terms,
    noCard: url.searchParams.has(NO_CARD_QUERY),
    browserConfig,
    testMode,
    orderButton: shop.settings.current().orderButton,
    notice: shop.settings.current().notice,
    problem: changedSince(url.searchParams, checkout) ?? paymentProblem(url.searchParams),
    confirmation: account
      ? null
      : {
          email: await shop.confirmationEmail.read(shopper),
          isMalformed: url.searchParams.get(EMAIL_QUERY) === 'malformed',
        },
  };
  // With scripts the page starts the payment itself; one that may be without them is rendered with it.
  if (!noScriptForm || !isDocumentRequest(request)) return { ...page, noScript: null };
  const payment = await startNoScriptPayment(shop, shopper, requestSession.clientAddress, checkout);
  if (payment === 'paid') return redirect('/orders');
  if (!account && payment.clientSecret !== null) requestSession.setCookie(rememberPayment(url));
  const clientSecret = payment.clientSecret ?? '';
  const form = noScriptForm({ ...returnPaths(payment.version), clientSecret });
  return { ...page, noScript: { payment, form: formOf(payment, form) } };
}

/** A form whose payment has to be held comes here first, and goes on to the provider's. */
function formOf({ holdIntent, version }: NoScriptPayment, form: NoScriptForm): NoScriptForm {
  if (holdIntent === null) return form;
  const query = new URLSearchParams({ [HOLD_QUERY]: holdIntent, [SHOWN_QUERY]: version });
  return { ...form, action: `/Payment?${query}` };
}

/** Holds the payment of a form without scripts. Its body holds a card, and is not read here. */
async function hold({ context, url }: Pick<Route.ActionArgs, 'context' | 'url'>, intent: string) {
  const shown = url.searchParams.get(SHOWN_QUERY);
  const { holdPayment, holdRate, provider } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const { shopper } = await requestSession.visitor();
  if (shopper === null || !provider.noScriptForm) return redirect('/Payment', 303);
  if ((await holdRate(requestSession.clientAddress)) > 0) {
    return redirect(pathAfterNoHold('too_many', shown), 303);
  }
  const held = await holdPayment(shopper, intent);
  if (!held.ok) return redirect(pathAfterNoHold(held.refusal.code, shown), 303);
  // 307: the browser posts the same form again, to the provider.
  const { action } = provider.noScriptForm({ ...returnPaths(shown ?? ''), clientSecret: '' });
  return redirect(action, 307);
}

/**
 * What forms post: a choice for the next payment, and without scripts a payment to hold, named in the query, or the
 * guest's e-mail. With scripts there are the calls of the API.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const intent = url.searchParams.get(HOLD_QUERY);
  if (intent !== null) return hold({ context, url }, intent);
  const free = url.searchParams.get(FREE_QUERY);
  if (free !== null) {
    const session = context.get(requestSessionContext);
    return redirect(await orderFreeForm(context.get(shopContext), session, url, free), 303);
  }
  const fields = await readForm(request);
  const chosen = fields && (await saveChoice({ request, context }, fields));
  if (chosen) return chosen;
  const email = readEmailField(fields?.[EMAIL_FIELD]);
  if (email === undefined) return redirect(`/Payment?${EMAIL_QUERY}=malformed`, 303);
  const { account, shopper } = await context.get(requestSessionContext).visitor();
  if (!account) await context.get(shopContext).confirmationEmail.write(shopper, email);
  return redirect('/Payment', 303);
}

export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  const answer = useAnswer<typeof action>();
  const { basket, user } = useShopState();
  const isBasketSettled = useBasketSettled();
  const { browserConfig, testMode, noScript, problem, confirmation, terms: page } = loaderData;
  const { orderButton, notice, noCard } = loaderData;
  // Not the basket that a payment has just emptied: nothing moves until it leads on.
  const [cameEmpty] = useState(basket.length === 0);
  const isEmpty = cameEmpty && basket.length === 0;
  const address = page?.mode.delivery === 'address' ? page.choices.address : null;
  const [isTyping, setTyping] = useState(false);
  const saving = useFetcher<typeof action>();
  const asking = useFetcher<typeof action>();
  const [isAsking, setAsking] = useState(false);
  const giving = useFetcher<typeof action>();
  const [isGiving, setGiving] = useState(false);
  const isSaving = [saving, asking, giving].some(({ state }) => state !== 'idle');
  const refused = addressOf((saving.data === undefined ? answer : saving.data) ?? null);
  const refusedRequests = requestsOf((asking.data === undefined ? answer : asking.data) ?? null);
  const refusedGiftTo = giftToOf((giving.data === undefined ? answer : giving.data) ?? null);
  const emailField = useRef<ConfirmationEmailHandle>(null);
  const { checkout, refusal } = checkoutOf(page, basket);
  const isMailed = giftCardShare(checkout.items) === 'all';
  const isShipped = page !== null && page.form !== null && !isMailed;
  const { revalidate } = useRevalidator();
  const isNeeded = page?.mode.email === 'required';
  const isRequired = isNeeded || (isShipped && page.mode.email !== 'optional');
  const email = !isEmpty && confirmation && (
    <ConfirmationEmailField
      ref={emailField}
      {...{ ...confirmation, isRequired }}
      // What can be paid for depends on it.
      onSaved={() => void (isNeeded && revalidate())}
    />
  );
  const isStale = useStaleTerms(page, basket, isBasketSettled);
  const isChoosing = useNavigation().formData?.has(OPTION_FIELD) ?? false;
  const isUnsaved = address !== null && (isTyping || refused !== null);
  const isUnsaid = isAsking || refusedRequests !== null || isGiving || refusedGiftTo !== null;
  return (
    <PaymentLayout
      name={visitorName(user)}
      items={basket}
      notice={<GuaranteeNotice notice={notice} />}
      requests={
        !isEmpty &&
        (page?.mode.notes || page?.mode.gifts) && (
          <RequestsForm
            asks={page.mode}
            saved={page.choices.requests ?? NO_REQUESTS}
            refused={refusedRequests}
            fetcher={asking}
            isTyping={isAsking}
            onTyping={setAsking}
          />
        )
      }
      addressTitle={isMailed ? deliveryMessages.giftCard : undefined}
      address={
        isMailed && page ? (
          <GiftToForm
            saved={page.choices.giftTo ?? null}
            refused={refusedGiftTo}
            hasEmail={page.choices.hasEmail ?? false}
            fetcher={giving}
            isTyping={isGiving}
            onTyping={setGiving}
          />
        ) : page?.form ? (
          !isEmpty && (
            <>
              {email}
              <DeliveryAddress
                saved={address}
                lines={page.lines}
                addresses={confirmation === null ? page.addresses : []}
                asked={page.form}
                fetcher={saving}
                refused={refused}
                onTyping={setTyping}
              />
              <DeliveryOptions {...page.choices} />
            </>
          )
        ) : null
      }
    >
      {!isEmpty && (
        <>
          {testMode && <TestModeNotice {...testMode} />}
          {isMailed && <p>{deliveryMessages.giftCardsPaidOtherwise}</p>}
          {page && !isMailed && <CodeForms page={page} terms={checkout.terms} noCard={noCard} />}
          {page?.mode.vatNumbers && !isMailed && (
            <VatNumberForm typed={page.choices.typedVatNumber ?? null} />
          )}
        </>
      )}
      <CardForm
        config={browserConfig}
        noScript={noScript}
        problem={problem}
        orderButton={orderButton}
        checkout={checkout}
        lookKey={`${useLocation().key} ${isSaving}`}
        blocked={
          blockedBy(refusal) ??
          (isUnsaved ? messages.unsavedAddress : null) ??
          (isUnsaid ? messages.unsavedRequests : null)
        }
        isBasketSettled={isBasketSettled && !isStale && !isChoosing && !isSaving}
        uid={user?.uid}
        email={isShipped ? null : email}
        saveEmail={async () => (await emailField.current?.save()) ?? true}
        isEmailDue={isRequired && confirmation?.email === null}
      />
    </PaymentLayout>
  );
}

type Answer = NonNullable<ReturnType<typeof useAnswer<typeof action>>> | null;

/** What was answered to the form of the address. */
function addressOf(answer: Answer) {
  return answer && 'problems' in answer ? answer : null;
}

/** What was answered to the form of what is asked of the shop. */
function requestsOf(answer: Answer) {
  return answer && 'requests' in answer ? answer.requests : null;
}

/** What was answered to the form of whom gift cards are for. */
function giftToOf(answer: Answer) {
  return answer && 'giftTo' in answer ? answer.giftTo : null;
}

/** What has to be done before there is anything to pay. */
function blockedBy(refusal: TermsRefusal | null): string | null {
  return refusal && paymentRefusalMessage(refusal);
}

/** Whether the basket is another since the page was loaded: what depends on it is being loaded then. */
function useStaleTerms(
  page: PageTerms,
  basket: readonly BasketItem[],
  isBasketSettled: boolean,
): boolean {
  const { revalidate } = useRevalidator();
  const key = itemsKey(basket);
  const stale = page !== null && page.asked !== key ? key : null;
  useEffect(() => {
    if (stale !== null && isBasketSettled) void revalidate();
  }, [stale, isBasketSettled, revalidate]);
  return stale !== null;
}
