import { useEffect, useState } from 'react';
import { data, redirect, useNavigation } from 'react-router';
import * as z from 'zod';
import { askForCookie, isWithoutCookies } from '#app/features/account/cookie-check.server.ts';
import { LoginCard } from '#app/features/account/login-card.tsx';
import { signIn } from '#app/features/account/sign-in.server.ts';
import { useShopState } from '#app/features/basket/browser/use-shop-state.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { isPaymentWaiting } from '#app/features/payment/start/payment-waiting.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { COOKIES_NEEDED } from '#app/shared/cookies-needed.ts';
import { readForm } from '#app/shared/read-form.ts';
import { pageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/login';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Sign-in',
    shop: matches[0].loaderData.about.name,
    description: 'Sign in, or create an account, with nothing but e-mail and password.',
    address: `${matches[0].loaderData.origin}/login`,
  });

const formSchema = z.object({
  email: z.string(),
  password: z.string(),
  /** In the page's form alone. */
  page: z.literal('login').optional(),
  intent: z.enum(['sign-in', 'register']).default('sign-in'),
});

export function loader({ request, context, url }: Route.LoaderArgs) {
  const cookie = askForCookie(request.headers, url);
  if (cookie !== null) context.get(requestSessionContext).setCookie(cookie);
  return { isPaymentWaiting: isPaymentWaiting(request.headers) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = formSchema.safeParse(await readForm(request));
  if (!form.success) throw data(null, { status: 400 });
  const { intent, page, ...credentials } = form.data;
  if (isWithoutCookies(request.headers, page !== undefined)) {
    return data({ error: COOKIES_NEEDED, email: credentials.email }, { status: 400 });
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
      email={served?.email ?? ''}
      busy={navigation.formAction === '/login'}
      paymentWaiting={loaderData.isPaymentWaiting && basketTotalCents(basket) > 0}
    />
  );
}
