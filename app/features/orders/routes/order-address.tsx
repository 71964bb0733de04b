import { data, redirect } from 'react-router';
import { keepPhone } from '#app/features/delivery/address/address.ts';
import { addressLines } from '#app/features/delivery/address/address-lines.ts';
import { countryName } from '#app/features/delivery/address/country-names.ts';
import type { RefusedAddress } from '#app/features/delivery/form/address-answer.ts';
import { askedCountries } from '#app/features/delivery/form/asked-countries.ts';
import { readAddress } from '#app/features/delivery/form/read-address.ts';
import { messages as deliveryMessages } from '#app/features/delivery/messages/messages.ts';
import {
  type AddressRefusal,
  addressLock,
} from '#app/features/orders/actions/decide-address-change.ts';
import { readDestinationRules } from '#app/features/orders/actions/destination-rules.server.ts';
import { ChangeAddress } from '#app/features/orders/address/change-address.tsx';
import { messages } from '#app/features/orders/address/messages/messages.ts';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { carryOrderOutcome } from '#app/features/orders/page/order-outcome-cookie.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/order-address';
import { findOrder, isAddressShown } from './find-order.server.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData ? messages.addressOf(loaderData.number) : orderMessages.noSuchOrder;
  return privatePageMeta(title, orderMessages.aboutOrder, matches[0].loaderData);
};

/** Whoever may not see where the order goes is sent to its page, which says how that is shown. */
async function findShownOrder(args: Route.LoaderArgs) {
  const found = await findOrder(args);
  if (!found) throw data(null, { status: 404 });
  const { order } = found;
  const page = `/orders/${order.id}${args.url.search}`;
  if (!(await isAddressShown(found, args))) throw redirect(page, 303);
  return { order, page };
}

export async function loader(args: Route.LoaderArgs) {
  const { order, page } = await findShownOrder(args);
  const { database, settings, hasOwnDelivery } = args.context.get(shopContext);
  const { queries } = database;
  const { phone } = settings.current().mode;
  const { zones } = await readDestinationRules({ queries, settings, hasOwnDelivery }, order.basket);
  const { address } = order;
  return {
    ...{ number: order.number, page, address },
    lock: addressLock(order, 'shopper')?.code ?? null,
    lines: address ? addressLines(address) : [],
    asked: askedCountries(zones === 'unknown' ? null : zones, address?.country, phone),
  };
}

/** Saves what was typed, and goes to the order, which says so; or answers with what is wrong. */
export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args;
  const fields = await readForm(request);
  if (!fields) throw data(null, { status: 400 });
  const { order, page } = await findShownOrder(args);
  const { database, settings, hasOwnDelivery, ...shop } = context.get(shopContext);
  const { phone } = settings.current().mode;
  const read = readAddress(fields, phone);
  if (!read.ok) return refuse({ typed: read.typed, problems: read.problems, message: null }, 422);
  const address = phone ? read.address : keepPhone(read.address, order.address ?? {});
  const session = context.get(requestSessionContext);
  const waitSeconds = await shop.addressRate(session.clientAddress);
  if (waitSeconds > 0) {
    const message = deliveryMessages.tooManySaved(waitSeconds);
    return refuse({ typed: address, problems: {}, message }, 429);
  }
  const { queries } = database;
  const rules = await readDestinationRules({ queries, settings, hasOwnDelivery }, order.basket);
  const { shopper, id } = order;
  const outcome = await shop.orderActions.changeAddress(shopper, id, { address, rules }, 'shopper');
  if (outcome.kind === 'unknown') throw data(null, { status: 404 });
  if (outcome.kind === 'refused') {
    return refuse({ typed: address, ...refusedAddress(outcome.refusal) }, 409);
  }
  session.setCookie(carryOrderOutcome(new URL(page, url), { type: 'address-changed' }));
  return redirect(page, 303);
}

function refuse(answer: RefusedAddress, status: 409 | 422 | 429) {
  return data(answer, status);
}

/** What is told: in the field of the country where it is that. */
function refusedAddress(refusal: AddressRefusal) {
  if (!('country' in refusal)) {
    return { problems: {}, message: messages.addressLocked[refusal.code].title };
  }
  const why = messages.addressElsewhere[refusal.code](countryName(refusal.country));
  return { problems: { country: why }, message: `${why} ${messages.orderAnew}` };
}

export default function OrderAddress({ loaderData }: Route.ComponentProps) {
  const refused = useAnswer<typeof action>() ?? null;
  const { number, page, lock, address, lines, asked } = loaderData;
  if (lock !== null) return <LockedAddress lock={lock} page={page} />;
  return (
    <>
      <Breadcrumbs
        steps={[
          { name: orderMessages.yourOrders, path: '/orders' },
          { name: orderMessages.orderNo(number), path: page },
          { name: messages.changeAddress, path: page.replace(/(?=\?|$)/, '/address') },
        ]}
      />
      <PageHeading>{messages.changeAddress}</PageHeading>
      <ChangeAddress {...{ asked, address, lines, refused, page }} />
    </>
  );
}

type LockedAddressProps = { lock: keyof typeof messages.addressLocked; page: string };

function LockedAddress({ lock, page }: LockedAddressProps) {
  const { title, text } = messages.addressLocked[lock];
  return (
    <ErrorPage status={409} title={title} link={[orderMessages.seeOrderAgain, page]}>
      <p>{text}</p>
    </ErrorPage>
  );
}
