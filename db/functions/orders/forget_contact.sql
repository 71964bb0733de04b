-- Forgets who an order is for, with where it went before, and the mails about it. An invoice keeps its name and address:
-- those that the order has, or had before the change of this number. Guards: nothing else has happened to the order since
-- it was read, it is not being paid, and no mail about it waits to be sent.
create or replace function forget_contact(
  shopper_id text, intent_id text, seen_events integer, has_invoice boolean, invoice_change integer
) returns boolean language plpgsql as $$
begin
  perform lock_shopper(shopper_id);
  if events_of_order(shopper_id, intent_id) <> seen_events then return false; end if;
  perform 1 from payment where shopper = shopper_id and intent = intent_id
    and state in ('creating', 'open', 'cancelling');
  if found then return false; end if;
  perform 1 from mail where shopper in (shopper_id, 'order_' || intent_id)
    and body->>'order' = intent_id and state in ('queued', 'sending', 'transmitting');
  if found then return false; end if;
  if invoice_change is not null then
    update order_contact set email = null, name = null, address = null, note = null, gift_message = null,
        forget_due_at = null
      where shopper = shopper_id and payment_intent = intent_id;
  elsif has_invoice then
    update order_contact set email = null, address = address - 'phone', note = null, gift_message = null,
        forget_due_at = null
      where shopper = shopper_id and payment_intent = intent_id;
  else
    delete from order_contact where shopper = shopper_id and payment_intent = intent_id;
  end if;
  update order_event set body = (body #- '{before,phone}') || '{"after": null}' ||
      case when no is distinct from invoice_change then '{"before": null}' else '{}' end::jsonb
    where shopper = shopper_id and payment_intent = intent_id and kind = 'address_changed';
  update payment set told = '[]' where shopper = shopper_id and intent = intent_id;
  delete from mail where shopper in (shopper_id, 'order_' || intent_id)
    and body->>'order' = intent_id;
  delete from withdrawal_declaration where payment_intent = intent_id and settled_at is not null;
  -- Who was sent the address may have answered with it.
  update event_delivery set answer = null from outbox_event
    where outbox_event.subject = intent_id and event_delivery.event = no;
  return true;
end $$;
