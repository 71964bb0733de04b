import { Form, useNavigation } from 'react-router';
import type { LinkOutcome, MailedLink } from '#app/features/account/account-service.server.ts';
import { CardPage } from '#app/features/account/card-page.tsx';
import type { OrderUnderWay } from '#app/features/orders/order.ts';
import { stateWord } from '#app/features/orders/order-messages.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import { Link } from '#app/ui/link.tsx';

type LinkState = 'open' | 'guest' | Exclude<LinkOutcome, 'confirmed' | 'changed'>;

type MailedLinkCardProps = MailedLink &
  (
    | { state: Exclude<LinkState, 'open'> }
    | {
        state: 'open';
        /** The address that is to be confirmed, or whose account is to be deleted. */
        email: string;
        /** What is still on its way to who deletes the account. */
        underWay: readonly OrderUnderWay[];
        /** So long after shipping it is known, at the latest, who such an order is for. */
        contactDays: number;
      }
  );

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
    title: 'A payment is being made',
    text: 'We could not give it up, and nothing was deleted. It ends within minutes: open the link again then.',
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
    text: 'A mail says so, and what becomes of orders that are still on their way. Thank you for having been here.',
    to: '/',
    action: 'Go to the shop',
  },
};

/** What the link of a mail leads to: opening it spends nothing, its button does what it is for. */
export function MailedLinkCard(props: MailedLinkCardProps) {
  const { purpose, secret } = props;
  const navigation = useNavigation();
  if (props.state !== 'open') {
    const { title, text, to, action } = TEXTS[props.state];
    return (
      <CardPage title={title}>
        <p role="status">{text}</p>
        <ButtonLink kind="primary" to={to}>
          {action}
        </ButtonLink>
      </CardPage>
    );
  }
  const { email } = props;
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
              Your orders stay in our books, as the law asks, without your name. You cannot see them
              any more. Invoices keep the name and address that stand on them for as long as
              invoices have to be kept.
            </p>
          </Notice>
          <OrdersUnderWay {...props} />
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

type OrdersUnderWayProps = { underWay: readonly OrderUnderWay[]; contactDays: number };

/** What is not over for who deletes the account: it still arrives, or is cancelled first. */
function OrdersUnderWay({ underWay, contactDays }: OrdersUnderWayProps) {
  if (underWay.length === 0) return null;
  return (
    <Notice
      kind="info"
      title={underWay.length === 1 ? 'An order is under way' : 'Orders are under way'}
    >
      <p>
        So that they still reach you, our staff keep your name, address and e-mail with them until
        they have arrived or were refunded, at the latest {contactDays} days after they were
        shipped, and we write to you about them. If you do not want one any more, open it and cancel
        or return it first.
      </p>
      <ul>
        {underWay.map(({ id, number, state }) => (
          <li key={id}>
            <Link to={`/orders/${id}`}>Order {number}</Link>: {stateWord(state)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
