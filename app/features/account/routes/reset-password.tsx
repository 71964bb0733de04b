import { useId } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import * as z from 'zod';
import { CardError, CardPage } from '#app/features/account/card-page.tsx';
import { messages } from '#app/features/account/messages/messages.ts';
import { MIN_PASSWORD_LETTERS } from '#app/features/account/password-length.ts';
import { resetPassword } from '#app/features/account/sign-in/sign-in.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { Link } from '#app/ui/link.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/reset-password';

type ResetCardProps = {
  /** The secret of the mail's link. */
  token: string;
  state: 'open' | 'done' | 'gone';
  /** The provider's own message about the last attempt. */
  error: string | null;
  busy: boolean;
};

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.newPassword, messages.aboutReset, matches[0].loaderData);

const formSchema = z.object({ token: z.string(), password: z.string() });

/** The parameter of the address once it is done, as of a deletion (account-confirm.tsx). */
const DONE = 'done';

/** Spends nothing: scanners open the links of mails. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  if (url.searchParams.has(DONE)) return { token, state: 'done' as const };
  const isOpen = await context.get(shopContext).accounts.isResetSecret(token);
  return { token, state: isOpen ? ('open' as const) : ('gone' as const) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = formSchema.safeParse(await readForm(request));
  if (!form.success) throw data(null, { status: 400 });
  const { token, password: newPassword } = form.data;
  const { auth } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const failure = await resetPassword(
    { auth, requestSession, request, url },
    { token, newPassword },
  );
  if (!failure) return redirect(`/reset-password?${DONE}`, 303);
  const { message, status } = failure;
  const isOpen = await context.get(shopContext).accounts.isResetSecret(token);
  const state = isOpen ? ('open' as const) : ('gone' as const);
  return data({ state, token, error: message }, status);
}

export default function ResetPasswordRoute({ loaderData }: Route.ComponentProps) {
  const answer = useAnswer<typeof action>();
  const navigation = useNavigation();
  return (
    <ResetCard
      token={answer?.token ?? loaderData.token}
      state={answer?.state ?? loaderData.state}
      error={answer?.error ?? null}
      busy={navigation.formAction === '/reset-password'}
    />
  );
}

/** What the link of a mail leads to: opening it spends nothing, its button sets the password. */
function ResetCard({ token, state, error, busy }: ResetCardProps) {
  const errorId = useId();
  if (state === 'done') {
    return (
      <CardPage title={messages.passwordSet}>
        <Notice kind="success" role="status">
          <p>{messages.signedOutEverywhere}</p>
        </Notice>
        <ButtonLink kind="primary" to="/login">
          {messages.signIn}
        </ButtonLink>
      </CardPage>
    );
  }
  if (state === 'gone') {
    return (
      <CardPage title={messages.linkGone}>
        <p>{messages.resetLinkGone}</p>
        <ButtonLink kind="primary" to="/forgot-password">
          {messages.sendAnotherLink}
        </ButtonLink>
      </CardPage>
    );
  }
  return (
    <CardPage title={messages.choosePassword}>
      <CardError id={errorId} message={error} />
      <Form method="post" action="/reset-password" noValidate>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label={messages.newPassword}
          name="password"
          hint={messages.passwordHint(MIN_PASSWORD_LETTERS)}
          autoComplete="new-password"
          describedBy={error ? errorId : undefined}
          invalid={error !== null}
          required
        />
        <Button kind="primary" busy={busy}>
          {messages.setPassword}
        </Button>
      </Form>
      <p>{filled(messages.signsOutAll, { leave: <Link to="/">{messages.leavePassword}</Link> })}</p>
    </CardPage>
  );
}
