import { redirect } from 'react-router';
import { signOut } from '#app/features/account/sign-in.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import type { Route } from './+types/sign-out';

export function loader() {
  return redirect('/');
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  await signOut({ auth, requestSession, request, url });
  return redirect('/', 303);
}
