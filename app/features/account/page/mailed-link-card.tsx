import { Form, useNavigation } from 'react-router';
import type { LinkOutcome, MailedLink } from '#app/features/account/account-service.server.ts';
import { CardPage } from '#app/features/account/card-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';

type LinkState = 'open' | 'guest' | Exclude<LinkOutcome, 'confirmed' | 'changed'>;

type MailedLinkCardProps = MailedLink & {
  state: LinkState;
  /** The address that is to be confirmed, or whose account is to be deleted. */
  email: string | null;
};

/** What a page says in place of its button, and where it leads on. */
const TEXTS: Record<
  Exclude<LinkState, 'open'>,
  { title: string; text: string; to: string; action: string }
> = {
  guest: {
    title: 'Sign in first',
    text: 'Sign in to the account that this link is for, then open the link again.',
    to: '/login',
    action: 'Sign in',
  },
  gone: {
    title: 'This link does not work any more',
    text: 'It was used already, it is too old, or it is for another account than the one that is signed in here.',
    to: '/account',
    action: 'Go to your account',
  },
  taken: {
    title: 'This address has an account already',
    text: 'Your account keeps the address that it has.',
    to: '/account',
    action: 'Go to your account',
  },
  payment_open: {
    title: 'A payment is still open',
    text: 'Your account can be deleted once the payment is made, or has ended by itself. Open the link again then.',
    to: '/account',
    action: 'Go to your account',
  },
  refund_due: {
    title: 'You still get money back',
    text: 'Your account can be deleted once the refund has gone out. Open the link again then.',
    to: '/orders',
    action: 'See your orders',
  },
  deleted: {
    title: 'Your account is deleted',
    text: 'We have forgotten who you are, and a last mail says so. Thank you for having been here.',
    to: '/',
    action: 'Go to the shop',
  },
};

/** What the link of a mail leads to: opening it spends nothing, its button does what it is for. */
export function MailedLinkCard({ state, purpose, secret, email }: MailedLinkCardProps) {
  const navigation = useNavigation();
  if (state !== 'open') {
    const { title, text, to, action } = TEXTS[state];
    return (
      <CardPage title={title}>
        <p role="status">{text}</p>
        <ButtonLink kind="primary" to={to}>
          {action}
        </ButtonLink>
      </CardPage>
    );
  }
  const isDeletion = purpose === 'delete-account';
  return (
    <CardPage title={isDeletion ? 'Delete your account?' : 'Confirm your address'}>
      {isDeletion ? (
        <>
          <p>
            Your e-mail {email}, your password, passkeys, sessions and basket are deleted for good.
          </p>
          <Notice kind="warning">
            <p>
              Your orders stay in our books, as the law asks, without your name and address. You
              cannot see them any more.
            </p>
          </Notice>
        </>
      ) : (
        <p>
          Is <strong>{email}</strong> your address? Then it becomes the one that you sign in with,
          and that we write to.
        </p>
      )}
      <Form method="post" action="/account/confirm">
        <input type="hidden" name="purpose" value={purpose} />
        <input type="hidden" name="secret" value={secret} />
        <Button kind="primary" busy={navigation.formAction === '/account/confirm'}>
          {isDeletion ? 'Delete my account for good' : 'Confirm this address'}
        </Button>
      </Form>
      <ButtonLink kind="quiet" to="/account">
        {isDeletion ? 'Keep it' : 'Not now'}
      </ButtonLink>
    </CardPage>
  );
}
