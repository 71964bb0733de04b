import { data, redirect } from 'react-router';
import { messages } from '#app/features/account/messages/messages.ts';
import { AddressesPage } from '#app/features/account/page/addresses-page.tsx';
import { addressChoices } from '#app/features/delivery/address-choice.ts';
import { addressIdOf, CHANGED_FIELD } from '#app/features/delivery/form/address-answer.ts';
import { askedCountries } from '#app/features/delivery/form/asked-countries.ts';
import { readAddress } from '#app/features/delivery/form/read-address.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/read-form.ts';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/addresses';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.yourAddresses, messages.aboutAddresses, matches[0].loaderData);

/** `?edit` names the address that the form changes; of none of the account's the form adds one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = await context.get(requestSessionContext).visitor();
  if (!account) return redirect('/login');
  const { hasOwnDelivery, readChoices } = context.get(shopContext);
  const { addresses, zones } = await readChoices(account.uid);
  const edited = addresses.find(({ id }) => id === url.searchParams.get('edit')) ?? null;
  return {
    addresses: addressChoices(addresses),
    edited,
    asked: askedCountries(hasOwnDelivery ? zones : null, edited?.address.country),
  };
}

/** Removes an address, or writes the one of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { account } = await context.get(requestSessionContext).visitor();
  if (!account) return redirect('/login', 303);
  const { addresses } = context.get(shopContext);
  const fields = await readForm(request);
  const removed = fields?.remove;
  if (removed !== undefined) {
    const known = addressIdOf(removed);
    if (known !== null) await addresses.remove(account.uid, known);
    return redirect('/account/addresses', 303);
  }
  const read = readAddress(fields);
  if (!read.ok) return data(read, 422);
  const id = addressIdOf(fields?.[CHANGED_FIELD]);
  await addresses.save(account.uid, read.address, { id, isUsed: false });
  return redirect('/account/addresses', 303);
}

export default function AddressesRoute({ loaderData }: Route.ComponentProps) {
  return <AddressesPage {...loaderData} refused={useAnswer<typeof action>() ?? null} />;
}
