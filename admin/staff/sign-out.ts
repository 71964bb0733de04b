import { type ActionFunctionArgs, redirect } from 'react-router';
import { doorContext } from '#admin/desk/admin-context.server.ts';

export const loader = () => redirect('/');

export async function action({ context }: ActionFunctionArgs) {
  await context.get(doorContext).signOut();
  return redirect('/enter', 303);
}
