import { data, useNavigation } from 'react-router';
import * as z from 'zod';
import { ForgotCard } from '#app/features/account/reset/forgot-card.tsx';
import { requestPasswordReset } from '#app/features/account/sign-in.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/read-form.ts';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/forgot-password';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(
    'Forgot your password?',
    'A mail with a link by which you choose a new password.',
    matches[0].loaderData,
  );

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
