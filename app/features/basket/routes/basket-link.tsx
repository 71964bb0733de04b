import { data, redirect } from 'react-router';
import type { RequestSession } from '#app/features/account/request-session.server.ts';
import {
  basketLinkRefusalMessages,
  parseBasketLink,
} from '#app/features/basket/core/basket-link.ts';
import { addableProducts, linkedRows } from '#app/features/basket/core/linked-basket.ts';
import { fillOutcome } from '#app/features/basket/core/posted-outcome.ts';
import { visitSource } from '#app/features/basket/core/visit-source.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { changeVisitorBasket } from '#app/features/basket/server/basket-service.server.ts';
import {
  carryOutcome,
  pathAfterPost,
} from '#app/features/basket/server/posted-outcome-cookie.server.ts';
import { FILL_FIELD, LinkedBasket, REPLACE } from '#app/features/basket/view/linked-basket.tsx';
import { readCodeName } from '#app/features/discounts/discount-code.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import type { Shop } from '#app/shop.server.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { BasketIcon } from '#app/ui/icons.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/basket-link';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.linkedBasket, messages.aboutLinked, matches[0].loaderData);

/** What the address says, beside what is sold now. */
async function readLinked({ catalogue }: Pick<Shop, 'catalogue'>, path: string, url: URL) {
  const linked = parseBasketLink(path, url.searchParams.get('code'));
  if (!linked.ok)
    return { problem: basketLinkRefusalMessages[linked.refusal], rows: [], code: null };
  const { items, code } = linked.value;
  const sold = await catalogue.sold(items.map(({ variant }) => variant));
  // A code of the shop alone: other words would be said in its name.
  return { problem: null, rows: linkedRows(items, sold), code: code && readCodeName(code) };
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const linked = await readLinked(context.get(shopContext), params.items, url);
  return data(linked, linked.problem === null ? 200 : 400);
}

/** Fills the visitor's basket, and keeps the code for its next payment. */
export async function action({ params, request, context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const session = context.get(requestSessionContext);
  const fields = await readForm(request);
  const { rows, code } = await readLinked(shop, params.items, url);
  const variants = addableProducts(rows).map(({ variant }) => variant);
  if (variants.length === 0) return redirect(`${url.pathname}${url.search}`, 303);
  const replaces = fields?.[FILL_FIELD] === REPLACE;
  const source = visitSource(url, '');
  const fill = { type: 'FILL_BASKET', variants, replaces, source } as const;
  const filled = await changeVisitorBasket(shop.basket, session, fill);
  if (filled.ok && code !== null) await keepCode(shop, session, code);
  session.setCookie(carryOutcome(url, fillOutcome(fill, filled)));
  return redirect(pathAfterPost(request, '/checkout'), 303);
}

/** As if it were typed at the payment, which says whether it can be used. */
async function keepCode(
  shop: Pick<Shop, 'settings' | 'codeRate' | 'saveCode'>,
  session: RequestSession,
  code: string,
): Promise<void> {
  if (!shop.settings.current().mode.codes) return;
  if ((await shop.codeRate(session.clientAddress)) > 0) return;
  const { shopper } = await session.visitor();
  await shop.saveCode(shopper, code);
}

export default function BasketLinkRoute({ loaderData }: Route.ComponentProps) {
  const { problem, rows, code } = loaderData;
  if (problem !== null) {
    return (
      <>
        <PageHeading>{messages.linkedBasket}</PageHeading>
        <EmptyState
          icon={<BasketIcon />}
          title={problem}
          action={{ to: '/', text: messages.findSomething }}
        />
      </>
    );
  }
  return (
    <>
      <PageHeading below={messages.aboutLinked}>{messages.linkedBasket}</PageHeading>
      <LinkedBasket rows={rows} code={code} />
    </>
  );
}
