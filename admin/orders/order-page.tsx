import type { ReactNode } from 'react';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import columnStyles from '#admin/ui/columns.module.css';
import { mailKindWord, mailStateWord, recipientWord } from '#admin/ui/mail-words.ts';
import { messages as ui } from '#admin/ui/messages/messages.ts';
import { Muted, Section } from '#admin/ui/section.tsx';
import { ShortTime } from '#admin/ui/short-time.tsx';
import { useShopZone } from '#admin/ui/use-shop-zone.ts';
import { sentToText } from '#app/features/delivery/address/address-lines.ts';
import { requestsOf } from '#app/features/delivery/requests/order-requests.ts';
import { ShownRequests } from '#app/features/delivery/requests/shown-requests.tsx';
import { addressLock } from '#app/features/orders/actions/decide-address-change.ts';
import { owedWithdrawals } from '#app/features/orders/actions/decide-withdrawal.ts';
import { isSplit } from '#app/features/orders/order-goods.ts';
import { paidMessage } from '#app/features/orders/order-messages.ts';
import { canHappenTo, foldOrder } from '#app/features/orders/order-state.ts';
import { isCollected, shownState } from '#app/features/orders/shown-state.ts';
import { STAFF_ACTIONS } from '#app/features/orders/staff/staff-actions.ts';
import {
  staffEventMessage,
  stateMessage,
} from '#app/features/orders/staff/staff-order-messages.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { formatCalendarDay } from '#app/shared/time/calendar-day.ts';
import { type ListedAct, readActs } from '#operations/staff/audit-log.server.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { answerAndOpenDraft } from './answer-and-open-draft.server.ts';
import { messages } from './messages/messages.ts';
import { OrderActions } from './order-actions.tsx';
import { ExchangeLinks } from './order-exchange.tsx';
import { OrderGiftCards } from './order-gift-cards.tsx';
import { OrderMoney, type ShownOrder } from './order-money.tsx';
import styles from './order-page.module.css';
import { OrderParcels } from './order-parcels.tsx';
import {
  askedFor,
  contactOf,
  exchangesOf,
  findOrder,
  mailsOf,
  type OrderMail,
  seenPaidBy,
} from './order-reads.server.ts';
import { OwedWithdrawals } from './order-withdrawals.tsx';

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export const meta = ({ loaderData }: { loaderData?: Data }) => [
  {
    title: `${loaderData ? messages.anOrder(loaderData.order.number) : messages.noSuchOrder} · ${ui.admin}`,
  },
];

const MAX_ACTS = 100;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { queries, settings } = sessionOf(context);
  const { id = '' } = params;
  const order = isStorable(id) ? await findOrder(queries, id) : null;
  if (!order) throw data(null, { status: 404 });
  const status = foldOrder(order);
  const { number, basket, amount, created, terms, byHand, events, refunds } = order;
  const { mode, withdrawalDays } = settings.current();
  const { email, hasAccount } = await contactOf(queries, order);
  return {
    order: { id, number, basket, amount, created, terms, byHand, events, refunds },
    seenBy: await seenPaidBy(queries, order),
    sentTo: sentToText(order),
    requests: requestsOf(order),
    giftCards: order.giftCards ?? [],
    status,
    owed: owedWithdrawals(order),
    takesWithdrawals: withdrawalDays !== null,
    email,
    takesCredit: hasAccount && mode.credits === true,
    mails: await mailsOf(queries, order),
    exchanges: await exchangesOf(queries, order),
    acts: await readActs(queries, OPERATIONS, { subject: id, limit: MAX_ACTS }),
    address: order.address,
    asked: addressLock(order, 'staff') === null ? await askedFor(queries, order, mode) : null,
    can: STAFF_ACTIONS.filter(
      (kind) => canHappenTo(kind, status) && !(kind === 'tracking_added' && isCollected(terms)),
    ),
  };
}

export const action = answerAndOpenDraft;

export default function Order() {
  const {
    order,
    seenBy,
    sentTo,
    requests,
    giftCards,
    status,
    owed,
    email,
    mails,
    acts,
    can,
    ...more
  } = useLoaderData<typeof loader>();
  const { exchanges, ...rest } = more;
  return (
    <AdminPage
      title={messages.orderIn(
        order.number,
        stateMessage(shownState(status.state, isCollected(order.terms)), status.isHeld),
      )}
      above={<Link to="/orders">{ui.orders}</Link>}
      below={
        <>
          <ShortTime seconds={order.created} /> · {email ?? messages.noEmail} ·{' '}
          {giftCards.length === 0 && `${messages.goesTo(sentTo)} · `}
          {order.id}
          <ExchangeLinks {...exchanges} />
        </>
      }
    >
      <div className={columnStyles.columns}>
        <div className="stack">
          {(requests.note !== null || requests.gift !== null) && (
            <Section title={messages.requests}>
              <ShownRequests requests={requests} />
            </Section>
          )}
          <OrderGiftCards cards={giftCards} />
          <OwedWithdrawals order={order} owed={owed} />
          <OrderParcels order={order} status={status} />
          <OrderMoney order={order} status={status} />
          <OrderHistory order={order} seenBy={seenBy} />
          <OrderMails mails={mails} />
          <OrderActs acts={acts} />
        </div>
        <OrderActions {...{ order, status, can, ...rest }} />
      </div>
    </AdminPage>
  );
}

/** A line of a list, with when it was. */
function Entry({ seconds, by, children }: { seconds: number; by?: string; children: ReactNode }) {
  return (
    <li className={styles.entry}>
      {children}
      <Muted>
        <ShortTime seconds={seconds} />
        {by && ` ${by}`}
      </Muted>
    </li>
  );
}

/** Who of staff did what to an order, from the admin. */
function OrderActs({ acts }: { acts: readonly ListedAct[] }) {
  if (acts.length === 0) return null;
  return (
    <Section title={messages.byWhom}>
      <ul className="grid gap-2">
        {acts.map(({ no, by, what, name, remark, atSeconds }) => (
          <Entry key={no} seconds={atSeconds}>
            <span>
              {by}: {what} {name}
              {remark}
            </span>
          </Entry>
        ))}
      </ul>
    </Section>
  );
}

/** What was mailed about an order; nothing where nobody gave an address. */
function OrderMails({ mails }: { mails: readonly OrderMail[] }) {
  return (
    <Section title={messages.mails}>
      {mails.length === 0 && <p>{messages.noMails}</p>}
      <ul className="grid gap-2">
        {mails.map(({ dedupe, kind, recipient, state, queuedSeconds }) => (
          <Entry key={dedupe} seconds={queuedSeconds}>
            <span>
              {messages.mailTo(mailKindWord(kind), recipientWord(recipient), mailStateWord(state))}
            </span>
          </Entry>
        ))}
      </ul>
    </Section>
  );
}

/** All that has happened to an order, the newest first; notes of staff too. */
function OrderHistory({ order, seenBy }: { order: ShownOrder; seenBy: string | null }) {
  const by = {
    ...{ timeZone: useShopZone(), basket: order.basket, collected: isCollected(order.terms) },
    split: isSplit(order),
  };
  return (
    <Section title={messages.history}>
      <ol className="grid gap-2">
        {order.events.toReversed().map((event) => {
          const { title, detail } = staffEventMessage(event, by);
          return (
            <Entry key={event.no} seconds={event.atSeconds} by={messages.actors[event.by]}>
              <strong>{title}</strong>
              {detail && <span className="break-anywhere pre-line">{detail}</span>}
            </Entry>
          );
        })}
        <Entry seconds={order.created}>
          <strong>{messages.placed}</strong>
          <span>{paidMessage(order)}</span>
          {order.byHand && (
            <span className="break-anywhere pre-line">
              {messages.seenPaid(formatCalendarDay(order.byHand.paidOn), seenBy ?? '')}
            </span>
          )}
        </Entry>
      </ol>
    </Section>
  );
}
