import { Link } from 'react-router';
import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { OperationForm } from '#admin/ui/forms/operation-form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { countedTitles } from '#app/features/orders/order-messages.ts';
import type { OrderStatus } from '#app/features/orders/order-state.ts';
import { carrierLink } from '#app/features/orders/page/carrier-link.ts';
import { isCollected } from '#app/features/orders/shown-state.ts';
import { messages as staffWords } from '#app/features/orders/staff/messages/messages.ts';
import type { ButtonKind } from '#app/ui/forms/button.tsx';
import { FoldedForm } from './folded-form.tsx';
import { LineChoice } from './line-choice.tsx';
import { messages } from './messages/messages.ts';
import type { ShownOrder } from './order-money.tsx';
import styles from './order-page.module.css';

type Props = { order: ShownOrder; status: OrderStatus };

/** Whether the order has left as one parcel. */
function isWhole({ parcels, linesToSend }: OrderStatus): boolean {
  return parcels.length === 1 && linesToSend.length === 0;
}

function parcelState(isDelivered: boolean, collected: boolean) {
  if (collected) return isDelivered ? 'collected' : 'ready_to_collect';
  return isDelivered ? 'delivered' : 'shipped';
}

/** What has left, parcel by parcel, and what is left to send; nothing before the first. */
export function OrderParcels({ order, status }: Props) {
  const { parcels, linesToSend } = status;
  if (parcels.length === 0) return null;
  const collected = isCollected(order.terms);
  return (
    <Section title={messages.parcels}>
      <ul className="grid gap-3">
        {parcels.map((parcel) => {
          const { no, lines, carrier, tracking, isDelivered } = parcel;
          const state = parcelState(isDelivered, collected);
          const link = carrierLink(parcel);
          return (
            <li key={no} className={styles.entry}>
              <strong>
                {messages.parcelIs(staffWords.parcel(no), messages.parcelStates[state])}
              </strong>
              <span>{countedTitles(lines, order.basket).join(', ')}</span>
              {(carrier || tracking) && (
                <span className="break-anywhere">
                  {[carrier, tracking].filter(Boolean).join(' · ')}
                </span>
              )}
              <span className="flex wrap gap-4">
                {link && (
                  <a href={link} rel="noreferrer" className="reach">
                    {messages.followParcel}
                  </a>
                )}
                {!isWhole(status) && (
                  <Link to={`/slips?orders=${order.id}&parcel=${no}`} className="reach">
                    {messages.slipOfParcel(no)}
                  </Link>
                )}
              </span>
            </li>
          );
        })}
        {linesToSend.length > 0 && (
          <li className={styles.entry}>
            <strong>{messages.leftToSend}</strong>
            <span>{countedTitles(linesToSend, order.basket).join(', ')}</span>
          </li>
        )}
      </ul>
    </Section>
  );
}

/** Sends what is ticked, at first all that is left, as a parcel. Nobody carries what is collected in person. */
export function SendParcel({ order, status, kind }: Props & { kind: ButtonKind }) {
  const collected = isCollected(order.terms);
  return (
    <OperationForm
      operation="orders.ship"
      kind={kind}
      fields={{ order: order.id, what: 'lines' }}
      {...(collected && { button: staffWords.states.ready_to_collect })}
      className={`${styles.form} grid gap-3`}
    >
      <LinesToSend order={order} status={status} legend={messages.whatIsInIt} isTicked />
      <OperationFields only={collected ? [] : ['carrier', 'tracking']} />
    </OperationForm>
  );
}

/** Takes what is ticked out of what is left to send, without money. */
export function DropLines({ order, status }: Props) {
  return (
    <FoldedForm
      operation="orders.drop-lines"
      summary={messages.notSentAfterAll}
      fields={{ order: order.id, what: 'lines' }}
    >
      <LinesToSend order={order} status={status} legend={messages.leftToSend} />
    </FoldedForm>
  );
}

type LinesToSendProps = Props & { legend: string; isTicked?: boolean };

/** What is left to send, to tick. */
function LinesToSend({ order, status, legend, isTicked = false }: LinesToSendProps) {
  const left = order.basket.filter(({ line }) => status.linesToSend.includes(line));
  return (
    <fieldset className={`${styles.choices} grid no-border p-0 m-0 gap-2`}>
      <legend>{legend}</legend>
      {left.map(({ line, title }) => (
        <LineChoice key={line} line={line} text={title} isTicked={isTicked} />
      ))}
    </fieldset>
  );
}

/** A form for each parcel that is on its way: its tracking is mended, or it has arrived. */
export function ParcelForms({
  order,
  status,
  act,
  kind,
}: Props & { act: 'tracking_added' | 'delivered'; kind: ButtonKind }) {
  const underWay = status.parcels.filter(({ isDelivered }) => !isDelivered);
  const isOne = isWhole(status);
  const common = { kind, className: `${styles.form} grid gap-3` };
  return underWay.map(({ no, carrier, tracking }) => {
    const fields = { order: order.id, parcel: no };
    if (act === 'delivered') {
      const word = isCollected(order.terms) ? { button: staffWords.states.collected } : {};
      const button = isOne ? word : { button: messages.parcelDelivered(no) };
      return (
        <OperationForm key={no} operation="orders.deliver" {...{ ...common, fields, ...button }} />
      );
    }
    return (
      <OperationForm
        key={no}
        operation="orders.track"
        {...{ ...common, fields, values: { carrier, tracking } }}
      >
        <fieldset className={`${styles.choices} grid no-border p-0 m-0 gap-2`}>
          {!isOne && <legend>{staffWords.parcel(no)}</legend>}
          <OperationFields />
        </fieldset>
      </OperationForm>
    );
  });
}
