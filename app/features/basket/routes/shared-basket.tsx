import { data, redirect } from 'react-router';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import { isWishList, ownPagePath, wishListOf } from '#app/features/basket/core/wish-list.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { FIND_QUERY, SharedBasketPage } from '#app/features/basket/shared/shared-basket-page.tsx';
import { mayDo, readSharedForm } from '#app/features/basket/shared/shared-form.server.ts';
import { sharedToWire } from '#app/features/basket/shared/shared-on-wire.ts';
import { isSearchesFull } from '#app/features/catalogue/search/search-queue.ts';
import { clientNetwork } from '#app/features/shopper/rate-limits.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { BasketIcon } from '#app/ui/icons.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/shared-basket';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.sharedBasket, messages.aboutShared, matches[0].loaderData);

type Args = Pick<Route.LoaderArgs, 'params' | 'context'>;

/** What the link shows, and whether the visitor is its owner; null where nothing is shared. */
async function open({ params: { token }, context }: Args) {
  const shared = await context.get(shopContext).sharedBaskets.find(token);
  if (shared === null) return null;
  const { shopper } = await context.get(requestSessionContext).visitor();
  const own = shopper === null ? [] : [shopper, wishListOf(shopper)];
  return { ...shared, isOwner: own.includes(shared.shopper) };
}

/** What is found to be added. */
async function findProducts({ context }: Args, text: string) {
  if (text === '') return [];
  const { clientAddress } = context.get(requestSessionContext);
  try {
    const { catalogue } = context.get(shopContext);
    return (await catalogue.suggest(text, clientNetwork(clientAddress))).products;
  } catch (error) {
    if (isSearchesFull(error)) throw data(null, { status: 503 });
    throw error;
  }
}

export async function loader({ url, ...args }: Route.LoaderArgs) {
  const opened = await open(args);
  if (opened === null) return data(null, 404);
  const { shopper, mayAdd, isOwner } = opened;
  const text = mayAdd && !isOwner ? (url.searchParams.get(FIND_QUERY) ?? '').trim() : '';
  return data({
    shared: sharedToWire(await args.context.get(shopContext).basket.read(shopper), mayAdd),
    isOwner,
    isWishList: isWishList(shopper),
    address: `${url.origin}${url.pathname}`,
    found: { text, products: await findProducts(args, text) },
  });
}

/** Each change is the owner's, whoever makes it. */
export async function action({ request, url, ...args }: Route.ActionArgs) {
  const form = readSharedForm(await readForm(request));
  if (form === null) throw data(null, 400);
  const back = `${url.pathname}${url.search}`;
  const opened = await open(args);
  if (opened === null) return redirect(back, 303);
  if (!mayDo(form, opened)) return data({ refused: messages.onlyOwner }, 403);
  const { basket, sharedBaskets } = args.context.get(shopContext);
  const { shopper } = opened;
  switch (form.do) {
    case 'add': {
      const { variant } = form;
      const added = await basket.change(shopper, { type: 'ADD_TO_BASKET', variant });
      if (added.ok || added.refusal === 'shopper_merged') return redirect(back, 303);
      return data({ refused: basketRefusalMessages[added.refusal] }, 409);
    }
    case 'allow':
    case 'disallow':
      await sharedBaskets.allowAdding(shopper, form.do === 'allow');
      return redirect(back, 303);
    case 'end':
      await sharedBaskets.end(shopper);
      return redirect(ownPagePath(isWishList(shopper)), 303);
  }
}

export default function SharedBasketRoute({ loaderData, params }: Route.ComponentProps) {
  const refused = useAnswer<typeof action>()?.refused ?? null;
  if (loaderData === null) {
    return (
      <>
        <PageHeading>{messages.sharedBasket}</PageHeading>
        <EmptyState
          icon={<BasketIcon />}
          title={messages.nothingShared}
          action={{ to: '/', text: messages.findSomething }}
        >
          <p>{messages.linkEnded}</p>
        </EmptyState>
      </>
    );
  }
  return <SharedBasketPage token={params.token} refused={refused} {...loaderData} />;
}
