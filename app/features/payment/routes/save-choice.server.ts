/** What the forms of the payment page say of the next payment, and what each is answered. */
import { data, type RouterContextProvider, redirect } from 'react-router';
import { CREDIT_FIELD, NO_CARD_QUERY, OWN_CREDIT } from '#app/features/credits/credit-form.tsx';
import { readGiftCardCode } from '#app/features/credits/gift-card-code.ts';
import { AUTOFILL_NAMES } from '#app/features/delivery/address/address.ts';
import { isOptionId } from '#app/features/delivery/delivery-option.ts';
import { OPTION_FIELD } from '#app/features/delivery/delivery-options.tsx';
import { ANOTHER, addressIdOf, PICKED_FIELD } from '#app/features/delivery/form/address-answer.ts';
import { saveTyped } from '#app/features/delivery/form/save-typed.server.ts';
import { GIFT_TO_FIELDS, readGiftTo } from '#app/features/delivery/requests/gift-to.ts';
import { REQUEST_FIELDS, readRequests } from '#app/features/delivery/requests/order-requests.ts';
import { codeText } from '#app/features/discounts/discount-code.ts';
import { CODE_FIELD } from '#app/features/discounts/discount-code-form.tsx';
import { messages } from '#app/features/payment/messages/messages.ts';
import { pathAfterNoHold } from '#app/features/payment/no-script/no-script-return.ts';
import { vatNumberText } from '#app/features/tax/vat-number.ts';
import { VAT_NUMBER_FIELD } from '#app/features/tax/vat-number-form.tsx';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isDataRequest } from '#app/shared/http/document-request.ts';
import { dayStartSeconds, toZonedDay } from '#app/shared/time/zoned-time.ts';

type Fields = Readonly<Record<string, string>>;
type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** Has the next order go to the saved address that was picked, or to the typed one, which may come back with what is wrong. */
async function saveAddress({ request, context }: Args, fields: Fields) {
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

/**
 * Writes the code that the visitor wants to use, of a discount or of a gift card: one that is formed like that of a card
 * is one. An empty one takes it back.
 */
async function saveCode({ context }: Pick<Args, 'context'>, fields: Fields) {
  const shop = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  if ((await shop.codeRate(requestSession.clientAddress)) > 0) {
    return redirect(pathAfterNoHold('too_many'), 303);
  }
  const text = fields[CODE_FIELD] ?? '';
  const typed = codeText(text);
  const { shopper } = await requestSession.visitor();
  const { mode } = shop.settings.current();
  const card = mode.credits ? readGiftCardCode(text) : null;
  if (card !== null) {
    const isSaved = await shop.saveCredit(shopper, { code: card });
    return redirect(isSaved ? '/Payment' : `/Payment?${NO_CARD_QUERY}=1`, 303);
  }
  if (!mode.codes && typed !== '') return redirect(`/Payment?${NO_CARD_QUERY}=1`, 303);
  await shop.saveCode(shopper, typed === '' ? null : typed);
  return redirect('/Payment', 303);
}

/** Pays with the account's store credit, or with no credit any more. */
async function saveCredit({ context }: Pick<Args, 'context'>, wanted: string) {
  const { shopper } = await context.get(requestSessionContext).visitor();
  await context.get(shopContext).saveCredit(shopper, wanted === OWN_CREDIT ? 'own' : null);
  return redirect('/Payment', 303);
}

/** Writes the VAT number for the invoice, as it was typed; an empty one takes it back. */
async function saveVatNumber({ context }: Pick<Args, 'context'>, typed: string) {
  const { shopper } = await context.get(requestSessionContext).visitor();
  const number = vatNumberText(typed);
  await context.get(shopContext).saveVatNumber(shopper, number === '' ? null : number);
  return redirect('/Payment', 303);
}

/** Writes how the orders of the visitor are to come, by the id of one of the ways that were offered. */
async function saveOption({ context }: Pick<Args, 'context'>, option: string) {
  const { shopper } = await context.get(requestSessionContext).visitor();
  if (isOptionId(option)) await context.get(shopContext).saveDeliveryOption(shopper, option);
  return redirect('/Payment', 303);
}

/** Writes what the shopper asks of the shop; or answers with what is wrong, and what was typed. */
async function saveRequests({ request, context }: Args, fields: Fields) {
  const read = readRequests(fields);
  if (!read.ok) return data({ requests: { typed: read.typed, problems: read.problems } }, 422);
  const { shopper } = await context.get(requestSessionContext).visitor();
  await context.get(shopContext).saveRequests(shopper, read.requests);
  return isDataRequest(request) ? data(null) : redirect('/Payment', 303);
}

/** Writes for whom the gift cards of the next order are; or answers with what is wrong, and what was typed. */
async function saveGiftTo({ request, context }: Args, fields: Fields) {
  const shop = context.get(shopContext);
  const { timeZone } = shop.settings.current();
  const today = toZonedDay(Math.floor(Date.now() / 1_000), timeZone);
  const read = readGiftTo(fields, { today, startOf: (day) => dayStartSeconds(day, timeZone) });
  if (!read.ok) return data({ giftTo: { typed: read.typed, problems: read.problems } }, 422);
  const { shopper } = await context.get(requestSessionContext).visitor();
  await shop.saveGiftTo(shopper, read.to);
  return isDataRequest(request) ? data(null) : redirect('/Payment', 303);
}

/** Saves what one of the forms has posted; null for what is of none of those that the shop has. */
export async function saveChoice(args: Args, fields: Fields) {
  const { mode } = args.context.get(shopContext).settings.current();
  const asksAddress = mode.delivery === 'address';
  if (AUTOFILL_NAMES.country in fields && asksAddress) return saveAddress(args, fields);
  const option = fields[OPTION_FIELD];
  if (option !== undefined && asksAddress) return saveOption(args, option);
  if (CODE_FIELD in fields && (mode.codes || mode.credits)) return saveCode(args, fields);
  const credit = fields[CREDIT_FIELD];
  if (credit !== undefined && mode.credits) return saveCredit(args, credit);
  const vatNumber = fields[VAT_NUMBER_FIELD];
  if (vatNumber !== undefined && mode.vatNumbers) return saveVatNumber(args, vatNumber);
  if (GIFT_TO_FIELDS.email in fields && mode.credits) return saveGiftTo(args, fields);
  const hasRequests = REQUEST_FIELDS.note in fields || REQUEST_FIELDS.giftMessage in fields;
  if (hasRequests && (mode.notes || mode.gifts)) return saveRequests(args, fields);
  return null;
}
