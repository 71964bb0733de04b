import { useEffect, useRef, useState } from 'react';
import {
  data,
  redirect,
  useFetcher,
  useLocation,
  useNavigation,
  useRevalidator,
} from 'react-router';
import { useBasketSettled, useShopState } from '#app/features/basket/browser/use-shop-state.ts';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { AUTOFILL_NAMES } from '#app/features/delivery/address/address.ts';
import { type DeliveryRefusal, isOptionId } from '#app/features/delivery/delivery-option.ts';
import { DeliveryOptions, OPTION_FIELD } from '#app/features/delivery/delivery-options.tsx';
import { ANOTHER, addressIdOf, PICKED_FIELD } from '#app/features/delivery/form/address-answer.ts';
import { DeliveryAddress } from '#app/features/delivery/form/delivery-address.tsx';
import { saveTyped } from '#app/features/delivery/form/save-typed.server.ts';
import { codeText } from '#app/features/discounts/discount-code.ts';
import { CODE_FIELD, CodeForm } from '#app/features/discounts/discount-code-form.tsx';
import { CardForm } from '#app/features/payment/form/card-form.tsx';
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
import { vatNumberText } from '#app/features/tax/vat-number.ts';
import { VAT_NUMBER_FIELD, VatNumberForm } from '#app/features/tax/vat-number-form.tsx';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isDataRequest, isDocumentRequest } from '#app/shared/http/document-request.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { readEmailField } from '#app/shared/text/email-field.ts';
import { GuaranteeNotice } from '#app/ui/guarantee-notice.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/payment';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.checkout, messages.aboutCheckout, matches[0].loaderData);

type Fields = Record<string, string>;

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

/** Has the next order go to the saved address that was picked, or to the typed one, which may come back with what is wrong. */
async function saveAddress(
  { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>,
  fields: Fields,
) {
  const requestSession = context.get(requestSessionContext);
  const { shopper } = await requestSession.visitor();
  const shop = context.get(shopContext);
  const picked = fields[PICKED_FIELD] ?? ANOTHER;
  if (picked === ANOTHER) {
    const by = { shopper, clientAddress: requestSession.clientAddress };
    const refused = await saveTyped(shop, by, fields, { isUsed: true });
    if (refused) return data(refused.answer, refused.status);
  } else {
    const id = addressIdOf(picked);
    if (id !== undefined && !(await shop.addresses.use(shopper, id))) {
      const gone = { typed: null, problems: {}, message: messages.addressGone };
      // Of a refusal by its status the addresses would not be read anew.
      return data(gone, isDataRequest(request) ? 200 : 409);
    }
  }
  return isDataRequest(request) ? data(null) : redirect('/Payment', 303);
}

/** Writes the code that the visitor wants to use; an empty one takes it back. */
async function saveCode({ context }: Pick<Route.ActionArgs, 'context'>, fields: Fields) {
  const shop = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  if ((await shop.codeRate(requestSession.clientAddress)) > 0) {
    return redirect(pathAfterNoHold('too_many'), 303);
  }
  const typed = codeText(fields[CODE_FIELD] ?? '');
  const { shopper } = await requestSession.visitor();
  await shop.saveCode(shopper, typed === '' ? null : typed);
  return redirect('/Payment', 303);
}

/** Writes the VAT number for the invoice, as it was typed; an empty one takes it back. */
async function saveVatNumber({ context }: Pick<Route.ActionArgs, 'context'>, typed: string) {
  const { shopper } = await context.get(requestSessionContext).visitor();
  const number = vatNumberText(typed);
  await context.get(shopContext).saveVatNumber(shopper, number === '' ? null : number);
  return redirect('/Payment', 303);
}

/** Writes how the orders of the visitor are to come, by the id of one of the ways that were offered. */
async function saveOption({ context }: Pick<Route.ActionArgs, 'context'>, option: string) {
  const { shopper } = await context.get(requestSessionContext).visitor();
  if (isOptionId(option)) await context.get(shopContext).saveDeliveryOption(shopper, option);
  return redirect('/Payment', 303);
}

/**
 * What forms post: the address, a way of delivery, a code, a VAT number, and without scripts a payment to hold, named in the query, or the guest's
 * e-mail. With scripts there are the calls of the API.
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
  const { mode } = context.get(shopContext).settings.current();
  if (fields !== null && AUTOFILL_NAMES.country in fields && mode.delivery === 'address') {
    return saveAddress({ request, context }, fields);
  }
  const option = fields?.[OPTION_FIELD];
  if (option !== undefined && mode.delivery === 'address') return saveOption({ context }, option);
  if (fields !== null && CODE_FIELD in fields && mode.codes) return saveCode({ context }, fields);
  const vatNumber = fields?.[VAT_NUMBER_FIELD];
  if (vatNumber !== undefined && mode.vatNumbers) return saveVatNumber({ context }, vatNumber);
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
  const { orderButton, notice } = loaderData;
  const address = page?.mode.delivery === 'address' ? page.choices.address : null;
  const [isTyping, setTyping] = useState(false);
  const saving = useFetcher<typeof action>();
  const isSaving = saving.state !== 'idle';
  const refused = (saving.data === undefined ? answer : saving.data) ?? null;
  const emailField = useRef<ConfirmationEmailHandle>(null);
  const isShipped = page !== null && page.form !== null;
  const email = confirmation && (
    <ConfirmationEmailField ref={emailField} {...confirmation} isRequired={isShipped} />
  );
  const { checkout, refusal } = checkoutOf(page, basket);
  const isStale = useStaleTerms(page, basket, isBasketSettled);
  const isChoosing = useNavigation().formData?.has(OPTION_FIELD) ?? false;
  const isUnsaved = address !== null && (isTyping || refused !== null);
  return (
    <PaymentLayout
      name={visitorName(user)}
      items={basket}
      notice={<GuaranteeNotice notice={notice} />}
      address={
        page?.form ? (
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
        ) : null
      }
    >
      {testMode && <TestModeNotice {...testMode} />}
      {page?.mode.codes && page.choices.hasCodes && <CodeForm {...page.choices} />}
      {page?.mode.vatNumbers && <VatNumberForm typed={page.choices.typedVatNumber ?? null} />}
      <CardForm
        config={browserConfig}
        noScript={noScript}
        problem={problem}
        orderButton={orderButton}
        checkout={checkout}
        lookKey={`${useLocation().key} ${isSaving}`}
        blocked={blockedBy(refusal) ?? (isUnsaved ? messages.unsavedAddress : null)}
        isBasketSettled={isBasketSettled && !isStale && !isChoosing && !isSaving}
        uid={user?.uid}
        email={isShipped ? null : email}
        saveEmail={async () => (await emailField.current?.save()) ?? true}
        isEmailDue={isShipped && confirmation?.email === null}
      />
    </PaymentLayout>
  );
}

/** What has to be done before there is anything to pay. */
function blockedBy(refusal: DeliveryRefusal | null): string | null {
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
