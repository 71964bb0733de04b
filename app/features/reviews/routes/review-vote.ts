/** POST /reviews/:id: a reader finds a review helpful, or reports it. The page of the product says what came of it. */
import { data, redirect } from 'react-router';
import { VOTED_QUERY, type Voted } from '#app/features/reviews/voted.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { Route } from './+types/review-vote';

/** Where a link leads that was a form: to the product. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { reviews } = context.get(shopContext);
  const product = isStorable(params.id) ? await reviews.productOf(params.id) : null;
  if (product === null) throw data(null, { status: 404 });
  return redirect(`/product/${encodeURIComponent(product)}#reviews`);
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const kind = (await readForm(request))?.do;
  if (kind !== 'helpful' && kind !== 'report') throw data(null, { status: 400 });
  const { reviews } = context.get(shopContext);
  const product = isStorable(params.id) ? await reviews.productOf(params.id) : null;
  if (product === null) throw data(null, { status: 404 });
  const session = context.get(requestSessionContext);
  const { account } = await session.visitor();
  // A vote is an account's: guests are as many as somebody makes. A report is anybody's.
  if (kind === 'helpful' && !account) return redirect('/login', 303);
  const back = (voted: Voted) =>
    redirect(`/product/${encodeURIComponent(product)}?${VOTED_QUERY}=${voted}#reviews`, 303);
  if ((await reviews.rate('vote', session.clientAddress)) > 0) return back('wait');
  const outcome = await reviews.vote(await session.shopper(), params.id, kind);
  if (outcome === 'own' || outcome === 'gone') return back(outcome);
  return back(kind === 'report' ? 'reported' : 'counted');
}
