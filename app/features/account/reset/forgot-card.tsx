import { useId } from 'react';
import { Form } from 'react-router';
import { CardError, CardPage } from '#app/features/account/card-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { EmailField } from '#app/ui/forms/field.tsx';
import { Link } from '#app/ui/link.tsx';

type ForgotCardProps = {
  /** The address that a mail was asked for; null before. */
  sentTo: string | null;
  /** The provider's own message about the last attempt. */
  error: string | null;
  /** The e-mail of the last attempt. */
  email: string;
  busy: boolean;
};

/** Asks for the e-mail of an account whose password is forgotten; says the same whether it exists. */
export function ForgotCard({ sentTo, error, email, busy }: ForgotCardProps) {
  const errorId = useId();
  return (
    <CardPage title="Forgot your password?">
      {sentTo !== null && (
        <Notice kind="success" title="Look into your inbox" role="status">
          <p>
            If there is an account for {sentTo}, a mail with a link is on its way. The link works
            for an hour. If it was asked for before, it may be there already: it is sent once in ten
            minutes.
          </p>
        </Notice>
      )}
      <CardError id={errorId} message={error} />
      <p>
        Enter the e-mail of your account. We send a link by which you choose a new password. Your
        basket and your orders stay as they are.
      </p>
      <Form method="post" action="/forgot-password" noValidate>
        <EmailField
          label="E-mail"
          name="email"
          autoComplete="username"
          defaultValue={email}
          describedBy={error ? errorId : undefined}
          invalid={error !== null}
          required
        />
        <Button kind="primary" busy={busy}>
          {sentTo === null ? 'Send the link' : 'Send it again'}
        </Button>
      </Form>
      <p>
        <Link to="/login">Back to the sign-in</Link>
      </p>
    </CardPage>
  );
}
