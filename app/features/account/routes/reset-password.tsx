import { data, redirect, useNavigation } from 'react-router';
import * as z from 'zod';
import { ResetCard } from '#app/features/account/reset/reset-card.tsx';
import { resetPassword } from '#app/features/account/sign-in.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/read-form.ts';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/reset-password';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta('New password', 'Choose a new password.', matches[0].loaderData);

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
