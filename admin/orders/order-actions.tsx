import type { OrderEventKind } from '#app/features/orders/order-events.ts';
import type { OrderStatus } from '#app/features/orders/order-state.ts';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { OneForm } from './one-form.tsx';
import { MAX_TEXT_LETTERS } from './order-form.ts';
import type { ShownOrder } from './order-money.tsx';
import styles from './order-page.module.css';
import { RefundForm } from './refund-form.tsx';

type OrderActionsProps = {
  order: ShownOrder;
  status: OrderStatus;
  /** What can happen to it now. */
  can: readonly OrderEventKind[];
};

function ParcelFields({ shipment }: Pick<OrderStatus, 'shipment'>) {
  return (
    <>
      <Field
        label="Carrier"
        name="carrier"
        defaultValue={shipment?.carrier}
        autoComplete="off"
        maxLength={MAX_TEXT_LETTERS}
      />
      <Field
        label="Tracking number"
        name="tracking"
        defaultValue={shipment?.tracking}
        {...(shipment ? { hint: 'The shopper gets a mail with it.' } : {})}
        autoComplete="off"
        maxLength={MAX_TEXT_LETTERS}
      />
    </>
  );
}

/** All that staff can do to an order in its state. */
export function OrderActions({ order, status, can }: OrderActionsProps) {
  return (
    <Panel labelledBy="actions">
      <h2 id="actions" className={styles.title}>
        What next
      </h2>
      {can.includes('return_approved') && (
        <>
          <OneForm act="return_approved" button="Approve the return" kind="primary" />
          <OneForm act="return_declined" button="Decline the return">
            <TextArea
              label="Why not, which the shopper reads"
              name="reason"
              required
              maxLength={MAX_TEXT_LETTERS}
            />
          </OneForm>
        </>
      )}
      {can.includes('packed') && <OneForm act="packed" button="Packed" kind="primary" />}
      {can.includes('shipped') && (
        <OneForm
          act="shipped"
          button="Shipped"
          kind={can.includes('packed') ? 'secondary' : 'primary'}
        >
          <ParcelFields shipment={null} />
        </OneForm>
      )}
      {can.includes('delivered') && <OneForm act="delivered" button="Delivered" kind="primary" />}
      {can.includes('tracking_added') && (
        <OneForm act="tracking_added" button="Save the tracking">
          <ParcelFields shipment={status.shipment} />
        </OneForm>
      )}
      {can.includes('returned') && <OneForm act="returned" button="It has come back" />}
      <RefundForm order={order} status={status} />
      {can.includes('cancelled') && (
        <OneForm act="cancelled" button="Cancel the order">
          <Field
            label="Why it is cancelled"
            hint="All that is left of the charge goes back."
            name="reason"
            autoComplete="off"
            maxLength={MAX_TEXT_LETTERS}
          />
        </OneForm>
      )}
      <OneForm act="note" button="Write the note">
        <TextArea
          label="Note"
          hint="The shopper does not see it."
          name="text"
          required
          maxLength={MAX_TEXT_LETTERS}
        />
      </OneForm>
      <div className={styles.form}>
        <ButtonLink kind="quiet" to={`/slips?order=${order.id}`}>
          Packing slip
        </ButtonLink>
      </div>
    </Panel>
  );
}
