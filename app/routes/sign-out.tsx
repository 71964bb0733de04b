import { redirect } from 'react-router';
import { signOut } from '#app/features/account/sign-in.server.ts';
import { shopContext, visitContext } from '#app/page-context.server.ts';
import type { Route } from './+types/sign-out';

export function loader() {
  return redirect('/');
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { auth, live } = context.get(shopContext);
  const visit = context.get(visitContext);
  const { account } = await visit.visitor();
  await signOut({ auth, visit, request, url });
  if (account) live.publish({ kind: 'signed-out', shopper: account.uid });
  return redirect('/', 303);
}
