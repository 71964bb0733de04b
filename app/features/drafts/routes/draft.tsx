import { data, redirect } from 'react-router';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { addressLines } from '#app/features/delivery/address/address-lines.ts';
import { chargeParts } from '#app/features/delivery/terms.ts';
import { readDraftCheckout } from '#app/features/drafts/draft-checkout.server.ts';
import type { DraftState } from '#app/features/drafts/draft-state.ts';
import { messages } from '#app/features/drafts/messages/messages.ts';
import { isOpenedByAnother, makeOpener } from '#app/features/drafts/open-draft.server.ts';
import { DraftPage } from '#app/features/drafts/view/draft-page.tsx';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { formatShopTime } from '#app/shared/time/zoned-time.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { BasketIcon } from '#app/ui/icons.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/draft';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.title, messages.about, matches[0].loaderData);

/** The draft of the link, with who opens it. Throws a response of 404 for any other link. */
async function open({ params, context, url }: Route.LoaderArgs | Route.ActionArgs) {
  const shop = context.get(shopContext);
  const session = context.get(requestSessionContext);
  // First: a browser that is the draft's guest, and has just signed in, takes it into the account by this.
  const { account, shopper } = await session.visitor();
  const draft = await shop.drafts.linked(params.draft, url.searchParams.get('key') ?? '');
  if (!draft) throw data(null, { status: 404 });
  const isOwn = shopper === draft.shopper;
  // In the basket of the visitor's own account it is paid for from there.
  const isElsewhere = !isOwn && isOpenedByAnother(draft, account);
  const mayPay = (draft.state === 'sent' && !isElsewhere) || (draft.state === 'taken' && isOwn);
  return { shop, draft, session, account, shopper, isOwn, mayPay };
}

/** Nobody has the link of one that was not sent; one that is sent and opens nothing is open elsewhere. */
function overOf(state: DraftState): Exclude<DraftState, 'open' | 'sent'> | 'opened' {
  if (state === 'sent') return 'opened';
  return state === 'open' ? 'lapsed' : state;
}

/** A GET takes nothing: scanners open the links of mails. */
export async function loader(args: Route.LoaderArgs) {
  const { shop, draft, account, shopper, isOwn, mayPay } = await open(args);
  if (!mayPay) return { over: overOf(draft.state) };
  const { items, page, checkout, totalCents, refusal } = await readDraftCheckout(
    shop,
    draft.shopper,
  );
  if (checkout.items.length === 0) return { over: 'empty' as const };
  const { about, timeZone } = shop.settings.current();
  return {
    over: null,
    opener: makeOpener(),
    shop: about.name,
    until: formatShopTime(draft.linkUntilSeconds ?? 0, timeZone),
    items,
    parts: chargeParts(basketTotalCents(items), checkout.terms),
    totalCents,
    isKnown: refusal === null,
    address: page?.choices.address ? addressLines(page.choices.address) : [],
    email: account?.email ?? null,
    ownCount: isOwn ? 0 : (await shop.drafts.ownItems(shopper)).length,
  };
}

/** The browser becomes the draft's guest, or the account takes what it is for; then it is paid as anything is. */
export async function action(args: Route.ActionArgs) {
  const { shop, draft, session, isOwn, mayPay } = await open(args);
  const { opener } = (await readForm(args.request)) ?? {};
  const by = opener || makeOpener();
  // The page says why.
  const isTaken = isOwn ? mayPay : await shop.drafts.take(session, draft, by);
  return isTaken ? redirect('/Payment', 303) : data(null, { status: 409 });
}

export default function DraftRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.over === null) return <DraftPage {...loaderData} />;
  const { title, text } = messages.ended[loaderData.over];
  return (
    <>
      <PageHeading>{messages.title}</PageHeading>
      <EmptyState
        icon={<BasketIcon />}
        title={title}
        action={{ to: '/', text: messages.findSomething }}
      >
        <p>{text}</p>
      </EmptyState>
    </>
  );
}
