import { redirect } from 'react-router';
import { signOut } from '#app/features/account/sign-in.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import type { Route } from './+types/sign-out';

export function loader() {
  return redirect('/');
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { auth, live } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const { account } = await requestSession.visitor();
  await signOut({ auth, requestSession, request, url });
  if (account) live.publish({ kind: 'signed-out', shopper: account.uid });
  return redirect('/', 303);
}
