import { useId } from 'react';
import { data, Form, useNavigation } from 'react-router';
import * as z from 'zod';
import { CardError, CardPage } from '#app/features/account/card-page.tsx';
import { messages } from '#app/features/account/messages/messages.ts';
import { requestPasswordReset } from '#app/features/account/sign-in/sign-in.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { EmailField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/forgot-password';

type ForgotCardProps = {
  /** The address that a mail was asked for; null before. */
  sentTo: string | null;
  /** The provider's own message about the last attempt. */
  error: string | null;
  /** The e-mail of the last attempt. */
  email: string;
  busy: boolean;
};

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.forgotten, messages.aboutForgotten, matches[0].loaderData);

const formSchema = z.object({ email: z.string() });

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = formSchema.safeParse(await readForm(request));
  if (!form.success) throw data(null, { status: 400 });
  const { email } = form.data;
  const { auth } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const failure = await requestPasswordReset({ auth, requestSession, request, url }, email);
  if (failure) return data({ error: failure.message, email, sentTo: null }, failure.status);
  return { error: null, email, sentTo: email };
}

export default function ForgotPasswordRoute() {
  const answer = useAnswer<typeof action>();
  const navigation = useNavigation();
  return (
    <ForgotCard
      sentTo={answer?.sentTo ?? null}
      error={answer?.error ?? null}
      email={answer?.email ?? ''}
      busy={navigation.formAction === '/forgot-password'}
    />
  );
}

/** Asks for the e-mail of an account whose password is forgotten; says the same whether it exists. */
function ForgotCard({ sentTo, error, email, busy }: ForgotCardProps) {
  const errorId = useId();
  return (
    <CardPage title={messages.forgotten}>
      {sentTo !== null && (
        <Notice kind="success" title={messages.lookIntoInbox} role="status">
          <p>{messages.linkOnItsWay(sentTo)}</p>
        </Notice>
      )}
      <CardError id={errorId} message={error} />
      <p>{messages.howToReset}</p>
      <Form method="post" action="/forgot-password" noValidate>
        <EmailField
          label={messages.email}
          name="email"
          autoComplete="username"
          defaultValue={email}
          describedBy={error ? errorId : undefined}
          invalid={error !== null}
          required
        />
        <Button kind="primary" busy={busy}>
          {sentTo === null ? messages.sendLink : messages.sendAgain}
        </Button>
      </Form>
      <p>
        <Link to="/login" className="reach">
          {messages.backToSignIn}
        </Link>
      </p>
    </CardPage>
  );
}
