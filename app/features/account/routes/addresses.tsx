import { data, redirect } from 'react-router';
import { messages } from '#app/features/account/messages/messages.ts';
import { AddressesPage } from '#app/features/account/page/addresses-page.tsx';
import { addressIdOf } from '#app/features/delivery/form/address-answer.ts';
import {
  addressesPath,
  EDIT_QUERY,
  isFromPayment,
} from '#app/features/delivery/form/addresses-path.ts';
import { askedCountries } from '#app/features/delivery/form/asked-countries.ts';
import { saveTyped } from '#app/features/delivery/form/save-typed.server.ts';
import { addressChoices } from '#app/features/delivery/saved/address-choice.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/addresses';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.yourAddresses, messages.aboutAddresses, matches[0].loaderData);

/** The address that the query names is changed by the form; of none of the account's the form adds one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = await context.get(requestSessionContext).visitor();
  if (!account) return redirect('/login');
  const { hasOwnDelivery, readChoices, settings } = context.get(shopContext);
  const { phone } = settings.current().mode;
  const { addresses, zones } = await readChoices(account.uid);
  const edited = addresses.find(({ id }) => id === url.searchParams.get(EDIT_QUERY)) ?? null;
  return {
    addresses: addressChoices(addresses),
    edited,
    asked: askedCountries(hasOwnDelivery ? zones : null, edited?.address.country, phone),
    fromPayment: isFromPayment(url.searchParams),
  };
}

/** Removes an address, has the next order go to one, or saves what was typed; who came from the payment goes back to it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const requestSession = context.get(requestSessionContext);
  const { account } = await requestSession.visitor();
  if (!account) return redirect('/login', 303);
  const shop = context.get(shopContext);
  const fields = await readForm(request);
  const fromPayment = isFromPayment(url.searchParams);
  const removed = addressIdOf(fields?.remove);
  const used = addressIdOf(fields?.use);
  if (removed !== undefined) await shop.addresses.remove(account.uid, removed);
  else if (used !== undefined) await shop.addresses.use(account.uid, used);
  else {
    const by = { shopper: account.uid, clientAddress: requestSession.clientAddress };
    // A new one is for the next order; one that was corrected need not be, though it was removed meanwhile.
    const isUsed = fromPayment || !url.searchParams.has(EDIT_QUERY);
    const refused = await saveTyped(shop, by, fields, { isUsed });
    if (refused) return data(refused.answer, refused.status);
  }
  const isDone = fromPayment && removed === undefined;
  return redirect(isDone ? '/Payment' : addressesPath({ fromPayment }), 303);
}

export default function AddressesRoute({ loaderData }: Route.ComponentProps) {
  return <AddressesPage {...loaderData} refused={useAnswer<typeof action>() ?? null} />;
}
