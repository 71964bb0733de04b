import { type ActionFunctionArgs, redirect } from 'react-router';
import { signInContext } from '#admin/operations/admin-context.server.ts';

export const loader = () => redirect('/');

export async function action({ context }: ActionFunctionArgs) {
  await context.get(signInContext).signOut();
  return redirect('/enter', 303);
}
