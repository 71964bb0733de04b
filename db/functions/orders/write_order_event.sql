-- Writes what has happened to an order, a list of events with their effects (append_order_event), the state that it has
-- now, whether a part of it was sent and a part is left to send, and the refund that is a part of it (null: none), which
-- comes before. Answers the refund's number, 0 without one. Guards, else null with nothing done: nothing else has happened
-- since it was read, an address that is replaced is not forgotten, and those of refund_order.
create or replace function write_order_event(
  shopper_id text, intent_id text, seen_events integer, events jsonb, new_state text, partly_shipped boolean,
  seen_cents bigint, refund jsonb, messages text
) returns integer language plpgsql as $$
declare
  event jsonb;
  refunded_no integer := 0;
begin
  if lock_shopper(shopper_id) is null then return null; end if;
  perform from "order" where shopper = shopper_id and payment_intent = intent_id;
  if not found or events_of_order(shopper_id, intent_id) <> seen_events then return null; end if;
  if events @? '$[*].address ? (@ != null)' and not exists (select from order_contact
    where shopper = shopper_id and payment_intent = intent_id and address is not null)
  then
    return null;
  end if;
  if refund is not null then
    refunded_no := refund_order(shopper_id, intent_id, seen_cents, refund);
    if refunded_no is null then return null; end if;
  end if;
  for event in select jsonb_array_elements(events) loop
    perform append_order_event(shopper_id, intent_id, event);
  end loop;
  update order_status set state = new_state, is_partly_shipped = partly_shipped, since = now()
    where shopper = shopper_id and payment_intent = intent_id
      and (state, is_partly_shipped) <> (new_state, partly_shipped);
  perform notify_live(messages);
  return refunded_no;
end $$;
