import { useEffect, useId, useRef, useState } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import * as z from 'zod';
import { CardError, CardPage } from '#app/features/account/card-page.tsx';
import { askForCookie, isWithoutCookies } from '#app/features/account/cookie-check.server.ts';
import styles from '#app/features/account/login-card.module.css';
import { messages } from '#app/features/account/messages/messages.ts';
import {
  type PasskeyOutcome,
  signInWithPasskey,
  supportsAutofill,
} from '#app/features/account/passkey/passkey-browser.ts';
import { MIN_PASSWORD_LETTERS } from '#app/features/account/password-length.ts';
import { signIn } from '#app/features/account/sign-in/sign-in.server.ts';
import { useShopState } from '#app/features/basket/browser/use-shop-state.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { readPlacedOrder } from '#app/features/orders/placed/placed-order-cookie.server.ts';
import { isPaymentWaiting } from '#app/features/payment/start/payment-waiting.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { cookiesNeeded } from '#app/shared/http/cookies-needed.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { EmailField } from '#app/ui/forms/field.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { Link } from '#app/ui/link.tsx';
import { pageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/login';

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

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: messages.signInTitle,
    shop: matches[0].loaderData.about,
    description: messages.aboutSignIn,
    address: `${matches[0].loaderData.origin}/login`,
  });

const formSchema = z.object({
  email: z.string(),
  password: z.string(),
  /** In the page's form alone. */
  page: z.literal('login').optional(),
  intent: z.enum(['sign-in', 'register']).default('sign-in'),
});

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const cookie = askForCookie(request.headers, url);
  const session = context.get(requestSessionContext);
  if (cookie !== null) session.setCookie(cookie);
  // A guest who has just ordered may want an account with the address of the order.
  const { account, shopper } = await session.visitor();
  const isWaiting = isPaymentWaiting(request.headers);
  if (account) return isWaiting ? redirect('/Payment') : redirect('/account');
  const { orders } = context.get(shopContext);
  const order = await orders.placed(shopper, readPlacedOrder(request.headers));
  return { isPaymentWaiting: isWaiting, email: order?.email ?? '' };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = formSchema.safeParse(await readForm(request));
  if (!form.success) throw data(null, { status: 400 });
  const { intent, page, ...credentials } = form.data;
  if (isWithoutCookies(request.headers, page !== undefined)) {
    return data({ error: cookiesNeeded(), email: credentials.email }, { status: 400 });
  }
  const { auth } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const failure = await signIn({ auth, requestSession, request, url }, intent, credentials);
  // The password is never sent back.
  if (failure) {
    const { message, status } = failure;
    return data({ error: message, email: credentials.email }, { status });
  }
  return redirect('/', 303);
}

export default function LoginRoute({ actionData, loaderData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const { basket } = useShopState();
  // An answer in the rendered page came without scripts: it stands on the page. A later one is shown
  // as the specification has it (5 and 8), in an alert only.
  const [served] = useState(actionData);
  useEffect(() => {
    if (actionData && actionData !== served) window.alert(actionData.error);
  }, [actionData, served]);
  return (
    <LoginCard
      error={served?.error ?? null}
      email={served?.email ?? loaderData.email}
      busy={navigation.formAction === '/login'}
      paymentWaiting={loaderData.isPaymentWaiting && basketTotalCents(basket) > 0}
    />
  );
}

/** Signing in and registering in one form that posts to /login (spec 2, Login page). */
function LoginCard({ error, email, busy, paymentWaiting = false }: LoginCardProps) {
  const errorId = useId();
  const termsId = useId();
  const signInWithPasskey = usePasskeySignIn();
  const tied = { describedBy: error ? errorId : undefined, invalid: error !== null };
  return (
    <CardPage title={messages.signInTitle}>
      {paymentWaiting && (
        <Notice kind="info">
          <p>
            {filled(messages.paymentWaits, {
              guest: <Link to="/Payment">{messages.payAsGuest}</Link>,
            })}
          </p>
        </Notice>
      )}
      <CardError id={errorId} message={error} />
      <Form method="post" action="/login" noValidate>
        <input type="hidden" name="page" value="login" />
        <EmailField
          {...tied}
          label={messages.email}
          name="email"
          autoComplete="username webauthn"
          defaultValue={email}
          required
        />
        <PasswordField
          {...tied}
          label={messages.password}
          name="password"
          hint={messages.newAccounts(MIN_PASSWORD_LETTERS)}
          autoComplete="current-password"
          required
        />
        <Button kind="primary" name="intent" value="sign-in" busy={busy}>
          {messages.signInButton}
        </Button>
        <div className={`${styles.otherWays} flex wrap justify-between`}>
          <Link to="/forgot-password">{messages.forgotten}</Link>
          <button type="button" className="scripts-only" onClick={signInWithPasskey}>
            {messages.usePasskey}
          </button>
        </div>
        <p id={termsId} className="text-small muted">
          {filled(messages.agreement, {
            terms: <Link to="/terms">{messages.terms}</Link>,
            privacy: <Link to="/privacy">{messages.privacy}</Link>,
          })}
        </p>
        <p className={`${styles.or} flex items-center text-small muted gap-3`}>
          <span>{messages.newHere}</span>
        </p>
        <Button kind="secondary" name="intent" value="register" aria-describedby={termsId}>
          {messages.createAccount}
        </Button>
      </Form>
    </CardPage>
  );
}

/** As after any other sign-in: the home page, whole; or the provider's message in an alert (spec 4, 8). */
function follow(outcome: PasskeyOutcome): void {
  if (outcome.kind === 'done') window.location.assign('/');
  if (outcome.kind === 'failed') window.alert(outcome.message);
}

/** Offers passkeys in the field with `autocomplete="… webauthn"` while mounted; the result opens the dialogue. */
function usePasskeySignIn(): () => Promise<void> {
  // A browser has one request for a passkey at a time.
  const waiting = useRef<AbortController | null>(null);

  useEffect(() => {
    const offer = new AbortController();
    waiting.current = offer;
    void (async () => {
      if (!(await supportsAutofill()) || offer.signal.aborted) return;
      const outcome = await signInWithPasskey('conditional', offer.signal);
      // Nobody has asked for anything yet: what fails before that is not worth an alert.
      if (!offer.signal.aborted && outcome.kind === 'done') follow(outcome);
    })();
    return () => waiting.current?.abort();
  }, []);

  return async () => {
    waiting.current?.abort();
    const dialogue = new AbortController();
    waiting.current = dialogue;
    follow(await signInWithPasskey('required', dialogue.signal));
  };
}
