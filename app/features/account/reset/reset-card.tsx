import { useId } from 'react';
import { Form } from 'react-router';
import { CardError, CardPage } from '#app/features/account/card-page.tsx';
import { MIN_PASSWORD_LETTERS } from '#app/features/account/password-length.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { Link } from '#app/ui/link.tsx';

type ResetCardProps = {
  /** The secret of the mail's link. */
  token: string;
  state: 'open' | 'done' | 'gone';
  /** The provider's own message about the last attempt. */
  error: string | null;
  busy: boolean;
};

/** What the link of a mail leads to: opening it spends nothing, its button sets the password. */
export function ResetCard({ token, state, error, busy }: ResetCardProps) {
  const errorId = useId();
  if (state === 'done') {
    return (
      <CardPage title="Your password is set">
        <Notice kind="success" role="status">
          <p>
            Every browser that was signed in to your account is signed out now. Your passkeys still
            work: remove those of a device that you have lost in your account.
          </p>
        </Notice>
        <ButtonLink kind="primary" to="/login">
          Sign in
        </ButtonLink>
      </CardPage>
    );
  }
  if (state === 'gone') {
    return (
      <CardPage title="This link does not work any more">
        <p>It was used already, or it is older than an hour. You can have another one.</p>
        <ButtonLink kind="primary" to="/forgot-password">
          Send another link
        </ButtonLink>
      </CardPage>
    );
  }
  return (
    <CardPage title="Choose a new password">
      <CardError id={errorId} message={error} />
      <Form method="post" action="/reset-password" noValidate>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label="New password"
          name="password"
          hint={`At least ${MIN_PASSWORD_LETTERS} characters, and none of the common ones.`}
          autoComplete="new-password"
          describedBy={error ? errorId : undefined}
          invalid={error !== null}
          required
        />
        <Button kind="primary" busy={busy}>
          Set the password
        </Button>
      </Form>
      <p>
        This signs out every browser. <Link to="/">Leave the password as it is</Link>
      </p>
    </CardPage>
  );
}
