import { data, redirect } from 'react-router';
import { messages as orderMessages } from '#app/features/orders/messages/messages.ts';
import { findOrder } from '#app/features/orders/routes/find-order.server.ts';
import { messages } from '#app/features/reviews/messages/messages.ts';
import { readReviewForm } from '#app/features/reviews/read-review-form.ts';
import { receiveReview } from '#app/features/reviews/receive-review-form.server.ts';
import { REVIEW_STATES } from '#app/features/reviews/review.ts';
import { ReviewForm } from '#app/features/reviews/view/review-form.tsx';
import { ReviewLinks } from '#app/features/reviews/view/review-links.tsx';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import { Panel } from '#app/ui/panel.tsx';
import type { Route } from './+types/order-review';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.yourReview, messages.yourReview, matches[0].loaderData);

/** The query of the page once a review is written: the state that it is in. */
const WRITTEN_QUERY = 'written';

/** What stands in the form when it is opened. */
const NOTHING_TYPED = { stars: null, name: '', words: '' };

/** What opens the order, without what this page reads; with what is added. */
function queryOf({ searchParams }: URL, added: Record<string, string> = {}): string {
  const search = new URLSearchParams(searchParams);
  for (const name of ['product', WRITTEN_QUERY]) search.delete(name);
  for (const [name, value] of Object.entries(added)) search.set(name, value);
  return search.size > 0 ? `?${search}` : '';
}

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const found = await findOrder(args);
  if (!found) throw data(null, { status: 404 });
  const { notOpen, products } = await context.get(shopContext).reviews.ofOrder(found);
  const asked = url.searchParams.get('product');
  const [only] = products.length === 1 ? products : [];
  const chosen =
    products.find(({ product }) => product === asked) ?? (asked === null ? only : null);
  if (asked !== null && notOpen === null && !chosen) throw data(null, { status: 404 });
  const written = url.searchParams.get(WRITTEN_QUERY);
  return {
    number: found.order.number,
    paths: {
      order: `/orders/${params.id}${queryOf(url)}`,
      review: `/orders/${params.id}/review${queryOf(url)}`,
    },
    notOpen,
    written: REVIEW_STATES.find((one) => one === written) ?? null,
    products,
    chosen: chosen ?? null,
  };
}

/** Answers what is wrong with the form, and what was typed. */
export async function action(args: Route.ActionArgs) {
  const { request, context, params, url } = args;
  const { reviews, dataDir } = context.get(shopContext);
  const found = await findOrder(args);
  if (!found) throw data(null, { status: 404 });
  if (!/^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')) {
    const { do: wish, back } = (await readForm(request)) ?? {};
    if (wish !== 'ask' && wish !== 'do-not-ask') throw data(null, { status: 400 });
    await reviews.ask(found, wish === 'ask');
    return redirect(back === 'orders' ? '/orders' : `/orders/${params.id}${queryOf(url)}`, 303);
  }
  const { products } = await reviews.ofOrder(found);
  const asked = url.searchParams.get('product') ?? products[0]?.product;
  const chosen = products.find(({ product }) => product === asked);
  if (!chosen) throw data(null, { status: 404 });
  const { clientAddress } = context.get(requestSessionContext);
  const waitSeconds = await reviews.rate('write', clientAddress);
  const known = chosen.review?.pictures ?? [];
  const received = await receiveReview(request, dataDir, known, waitSeconds === 0);
  if (received === null) {
    const problem = messages.notWhole;
    return data({ typed: NOTHING_TYPED, problems: {}, problem }, { status: 400 });
  }
  const { typed, problems: ofTexts } = readReviewForm(received.fields);
  if (waitSeconds > 0) {
    const headers = { 'retry-after': String(waitSeconds) };
    return data({ typed, problems: {}, problem: messages.waitAWhile }, { status: 429, headers });
  }
  const problems = { ...ofTexts, ...received.problems };
  if (typed.stars === null || Object.keys(problems).length > 0) {
    return data({ typed, problems, problem: null }, { status: 400 });
  }
  const { pictures } = received;
  const content = { ...typed, stars: typed.stars, pictures };
  const state = await reviews.write(found, chosen.product, content);
  if (state === null) throw data(null, { status: 404 });
  const query = queryOf(url, { [WRITTEN_QUERY]: state });
  return redirect(`/orders/${params.id}/review${query}`, 303);
}

export default function OrderReviewRoute({ loaderData }: Route.ComponentProps) {
  const { number, paths, notOpen, written, products, chosen } = loaderData;
  const answer = useAnswer<typeof action>();
  const isForm = chosen !== null && written === null;
  return (
    <>
      <Breadcrumbs
        steps={[
          { name: orderMessages.yourOrders, path: '/orders' },
          { name: orderMessages.orderNo(number), path: paths.order },
          { name: messages.yourReview, path: paths.review },
        ]}
      />
      <PageHeading>
        {isForm ? messages.reviewProduct(chosen.item.title) : messages.whatDoYouThink}
      </PageHeading>
      <Panel className="grid gap-4">
        {written && (
          <Notice kind="success" title={messages.thanks}>
            <p>{messages.states[written]}</p>
          </Notice>
        )}
        {notOpen && <p>{messages.notOpen[notOpen]}</p>}
        {isForm ? (
          <ReviewForm
            typed={answer?.typed ?? chosen.review ?? NOTHING_TYPED}
            pictures={chosen.review?.pictures ?? []}
            problems={answer?.problems ?? {}}
            problem={answer?.problem ?? null}
          />
        ) : (
          <ReviewLinks products={products} path={paths.review} />
        )}
        <p>
          <Link to={paths.order} className="reach">
            {messages.backToOrder}
          </Link>
        </p>
      </Panel>
    </>
  );
}
