import { Form, redirect } from 'react-router';
import { CardPage } from '#app/features/account/card-page.tsx';
import { messages } from '#app/features/account/messages/messages.ts';
import { signOut } from '#app/features/account/sign-in/sign-in.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/sign-out';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.signOut, messages.stillSignedIn, matches[0].loaderData);

/** Only who is still signed in has this page to see: where the form in the header did not reach the shop. */
export async function loader({ context }: Route.LoaderArgs) {
  const { account } = await context.get(requestSessionContext).visitor();
  return account ? null : redirect('/');
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { auth } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  await signOut({ auth, requestSession, request, url });
  return redirect('/', 303);
}

export default function SignOutRoute() {
  return (
    <CardPage title={messages.signOut}>
      <p>{messages.stillSignedIn}</p>
      <Form method="post">
        <Button kind="primary">{messages.signOut}</Button>
      </Form>
    </CardPage>
  );
}
