import { useId } from 'react';
import { Form } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { EmailField } from '#app/ui/forms/field.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { Link } from '#app/ui/link.tsx';
import { CardError, CardPage } from './card-page.tsx';
import styles from './login-card.module.css';
import { usePasskeySignIn } from './passkey/use-passkey-sign-in.ts';
import { MIN_PASSWORD_LETTERS } from './password-length.ts';

type LoginCardProps = {
  /** The provider's own message about the last attempt. */
  error: string | null;
  /** The e-mail of the last attempt. */
  email: string;
  /** While an attempt is pending. */
  busy: boolean;
  /** Whether the visitor came here from the payment page. */
  paymentWaiting?: boolean;
};

/** Signing in and registering in one form that posts to /login (spec 2, Login page). */
export function LoginCard({ error, email, busy, paymentWaiting = false }: LoginCardProps) {
  const errorId = useId();
  const termsId = useId();
  const signInWithPasskey = usePasskeySignIn();
  const tied = { describedBy: error ? errorId : undefined, invalid: error !== null };
  return (
    <CardPage title="Sign-in">
      {paymentWaiting && (
        <Notice kind="info">
          <p>
            Your payment is waiting: you find the way back to it on the home page. You can also{' '}
            <Link to="/Payment">pay as a guest</Link>.
          </p>
        </Notice>
      )}
      <CardError id={errorId} message={error} />
      <Form method="post" action="/login" noValidate>
        <input type="hidden" name="page" value="login" />
        <EmailField
          {...tied}
          label="E-mail"
          name="email"
          autoComplete="username webauthn"
          defaultValue={email}
          required
        />
        <PasswordField
          {...tied}
          label="Password"
          name="password"
          hint={`New accounts: at least ${MIN_PASSWORD_LETTERS} characters.`}
          autoComplete="current-password"
          required
        />
        <Button kind="primary" name="intent" value="sign-in" busy={busy}>
          Sign In
        </Button>
        <div className={styles.otherWays}>
          <Link to="/forgot-password">Forgot your password?</Link>
          <button type="button" className={styles.passkey} onClick={signInWithPasskey}>
            Use a passkey
          </button>
        </div>
        <p id={termsId} className={styles.terms}>
          By signing in or creating an account you agree to this shop's{' '}
          <Link to="/terms">terms</Link>. <Link to="/privacy">Privacy</Link> says what is kept about
          you.
        </p>
        <p className={styles.or}>
          <span>New here?</span>
        </p>
        <Button kind="secondary" name="intent" value="register" aria-describedby={termsId}>
          Create your Account
        </Button>
      </Form>
    </CardPage>
  );
}
