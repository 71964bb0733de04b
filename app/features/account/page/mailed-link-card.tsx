import { Form, useNavigation } from 'react-router';
import type { LinkOutcome, MailedLink } from '#app/features/account/account-service.server.ts';
import { CardPage } from '#app/features/account/card-page.tsx';
import { messages } from '#app/features/account/messages/messages.ts';
import type { OrderUnderWay } from '#app/features/orders/order.ts';
import { stateWord } from '#app/features/orders/order-messages.ts';
import { shownState } from '#app/features/orders/shown-state.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { filled } from '#app/ui/filled.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
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
        /** The store credit that nobody has any more once the account is deleted; null where nothing is on it. */
        lostCreditCents: number | null;
      }
  );

/** Where a page without a button leads on. */
const LEADS_TO: Record<Exclude<LinkState, 'open'>, string> = {
  guest: '/login',
  gone: '/account',
  taken: '/account',
  payment_open: '/account',
  refund_due: '/orders',
  deleted: '/',
};

/** What the link of a mail leads to: opening it spends nothing, its button does what it is for. */
export function MailedLinkCard(props: MailedLinkCardProps) {
  const { purpose, secret } = props;
  const navigation = useNavigation();
  if (props.state !== 'open') {
    const { title, text, action } = messages.linkStates[props.state];
    return (
      <CardPage title={title}>
        <p role="status">{text}</p>
        <ButtonLink kind="primary" to={LEADS_TO[props.state]}>
          {action}
        </ButtonLink>
      </CardPage>
    );
  }
  const { email, lostCreditCents } = props;
  const isDeletion = purpose === 'delete-account';
  return (
    <CardPage title={isDeletion ? messages.deleteTitle : messages.confirmTitle}>
      {isDeletion ? (
        <>
          <p>{messages.whatIsDeleted(email)}</p>
          {lostCreditCents !== null && (
            <Notice kind="warning">
              <p>{messages.creditIsLost(formatCents(lostCreditCents))}</p>
            </Notice>
          )}
          <Notice kind="warning">
            <p>{messages.ordersStay}</p>
          </Notice>
          <OrdersUnderWay {...props} />
        </>
      ) : (
        <p>{filled(messages.isYourAddress, { email: <strong>{email}</strong> })}</p>
      )}
      <Form method="post" action="/account/confirm">
        <input type="hidden" name="purpose" value={purpose} />
        <input type="hidden" name="secret" value={secret} />
        <Button kind="primary" busy={navigation.formAction === '/account/confirm'}>
          {isDeletion ? messages.deleteForGood : messages.confirmAddress}
        </Button>
      </Form>
      <ButtonLink kind="quiet" to="/account">
        {isDeletion ? messages.keepIt : messages.notNow}
      </ButtonLink>
    </CardPage>
  );
}

type OrdersUnderWayProps = { underWay: readonly OrderUnderWay[]; contactDays: number };

/** What is not over for who deletes the account: it still arrives, or is cancelled first. */
function OrdersUnderWay({ underWay, contactDays }: OrdersUnderWayProps) {
  if (underWay.length === 0) return null;
  return (
    <Notice kind="info" title={messages.ordersUnderWay(underWay.length)}>
      <p>{messages.untilArrived(contactDays)}</p>
      <ul>
        {underWay.map(({ id, number, state, isCollected = false }) => (
          <li key={id}>
            <Link to={`/orders/${id}`}>{messages.order(number)}</Link>:{' '}
            {stateWord(shownState(state, isCollected))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
