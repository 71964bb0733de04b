-- Writes what has happened to an order, with its effects (append_order_event), the state that it has now, and the
-- refund that is a part of it (null: none). Guards: nothing else has happened since it was read, and those of
-- refund_order.
create or replace function write_order_event(
  shopper_id text, intent_id text, seen_events integer, event jsonb, new_state text,
  seen_cents bigint, refund jsonb, messages text
) returns boolean language plpgsql as $$
begin
  if lock_shopper(shopper_id) is null then return false; end if;
  perform from "order" where shopper = shopper_id and payment_intent = intent_id;
  if not found or events_of_order(shopper_id, intent_id) <> seen_events then return false; end if;
  if refund is not null and refund_order(shopper_id, intent_id, seen_cents, refund, null) is null then
    return false;
  end if;
  perform append_order_event(shopper_id, intent_id, event);
  update order_status set state = new_state, since = now()
    where shopper = shopper_id and payment_intent = intent_id and state <> new_state;
  perform notify_live(messages);
  return true;
end $$;
