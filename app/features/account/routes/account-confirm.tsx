import { data, redirect } from 'react-router';
import * as z from 'zod';
import type { MailedLink } from '#app/features/account/account-service.server.ts';
import { messages } from '#app/features/account/messages/messages.ts';
import { carryAccountNotice } from '#app/features/account/page/account-notice-cookie.server.ts';
import { MailedLinkCard } from '#app/features/account/page/mailed-link-card.tsx';
import { signOut } from '#app/features/account/sign-in/sign-in.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { useAnswer } from '#app/ui/navigation/use-answer.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/account-confirm';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.yourAccount, messages.aboutLink, matches[0].loaderData);

const formSchema = z.object({
  purpose: z.enum(['confirm-email', 'delete-account']),
  secret: z.string(),
});

/**
 * The parameter of the address once it is done. The live stream revalidates the page when the session has ended,
 * which drops what the action returned.
 */
const DELETED = 'deleted';

/** The link of the mail, as its address names it. */
function readLink({ searchParams }: URL): MailedLink {
  const deletion = searchParams.get('deletion');
  return deletion === null
    ? { purpose: 'confirm-email', secret: searchParams.get('email') ?? '' }
    : { purpose: 'delete-account', secret: deletion };
}

/** Spends nothing: scanners open the links of mails. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const link = readLink(url);
  const shop = context.get(shopContext);
  const { accounts, orders, settings } = shop;
  const session = await accounts.session(request.headers);
  if (!session) {
    const isDeleted = url.searchParams.has(DELETED);
    return { ...link, state: isDeleted ? ('deleted' as const) : ('guest' as const) };
  }
  const found = await accounts.readLink(session, link);
  if (!found) return { ...link, state: 'gone' as const };
  const isDeletion = link.purpose === 'delete-account';
  const { ownCredit } = isDeletion ? await shop.readChoices(session.uid) : { ownCredit: null };
  return {
    ...link,
    state: 'open' as const,
    email: found.email ?? session.email,
    underWay: isDeletion ? await orders.underWay(session.uid) : [],
    lostCreditCents: ownCredit?.balanceCents || null,
    contactDays: settings.current().contactDays,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = formSchema.safeParse(await readForm(request));
  if (!form.success) throw data(null, { status: 400 });
  const { accounts, auth } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const session = await accounts.session(request.headers);
  if (!session) return data({ ...form.data, state: 'guest' as const }, 401);
  const outcome = await accounts.followLink(session, form.data);
  switch (outcome) {
    case 'confirmed':
    case 'changed':
      requestSession.setCookie(carryAccountNotice(url, `email_${outcome}`));
      return redirect('/account', 303);
    case 'deleted':
      await signOut({ auth, requestSession, request, url });
      return redirect(`/account/confirm?${DELETED}`, 303);
    default:
      return data({ ...form.data, state: outcome }, 409);
  }
}

export default function AccountConfirmRoute({ loaderData }: Route.ComponentProps) {
  const answer = useAnswer<typeof action>();
  return <MailedLinkCard {...(answer ?? loaderData)} />;
}
