import { data, redirect } from 'react-router';
import { messages } from '#app/features/account/messages/messages.ts';
import { changeAccount } from '#app/features/account/page/account-action.server.ts';
import {
  carryAccountNotice,
  dropAccountNotice,
  readAccountNotice,
} from '#app/features/account/page/account-notice-cookie.server.ts';
import { AccountPage } from '#app/features/account/page/account-page.tsx';
import { signOut } from '#app/features/account/sign-in/sign-in.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { readTimeZone } from '#app/shared/time/time-zone.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ParcelIcon } from '#app/ui/icons.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/account';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.yourAccount, messages.aboutAccount, matches[0].loaderData);

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { accounts, settings } = context.get(shopContext);
  const session = await accounts.session(request.headers);
  const notice = readAccountNotice(request.headers);
  if (notice) context.get(requestSessionContext).setCookie(dropAccountNotice(url));
  if (!session) return null;
  const { uid, email, isConfirmed, isRecent } = session;
  const timeZone = readTimeZone(request.headers.get('cookie'));
  return {
    account: {
      ...{ uid, email, isConfirmed, isRecent, ...(await accounts.overview(session)) },
      shipsToAddress: settings.current().mode.delivery === 'address',
    },
    notice,
    timeZone,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { accounts, auth } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const session = await accounts.session(request.headers);
  if (!session) return redirect('/login', 303);
  const fields = await readForm(request);
  const { clientAddress } = requestSession;
  const outcome = await changeAccount(accounts, session, { fields, clientAddress });
  switch (outcome?.kind) {
    case undefined:
      throw data(null, { status: 400 });
    case 'problem': {
      const { message, status } = outcome;
      const { intent = '', id = null } = fields ?? {};
      return data({ intent, id, message }, status);
    }
    case 'signed-out':
      await signOut({ auth, requestSession, request, url });
      return redirect('/', 303);
    case 'done':
      if (outcome.notice) requestSession.setCookie(carryAccountNotice(url, outcome.notice));
      return redirect('/account', 303);
  }
}

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  const answer = useAnswer<typeof action>();
  if (!loaderData) {
    return (
      <>
        <PageHeading>{messages.yourAccount}</PageHeading>
        <EmptyState
          icon={<ParcelIcon />}
          title={messages.signInToSee}
          action={{ to: '/login', text: messages.signIn }}
        >
          <p>{messages.whatIsThere}</p>
        </EmptyState>
      </>
    );
  }
  return <AccountPage {...loaderData} problem={answer ?? null} />;
}
