-- Writes what has happened to an order, and the state that it has now (null: as before). Guard: nothing
-- else has happened since it was read.
create or replace function write_order_event(
  shopper_id text, intent_id text, seen_events integer, event_kind text, event_body jsonb,
  actor text, new_state text, messages text
) returns boolean language plpgsql as $$
begin
  if lock_shopper(shopper_id) is null then return false; end if;
  perform from "order" where shopper = shopper_id and payment_intent = intent_id;
  if not found or events_of_order(shopper_id, intent_id) <> seen_events then return false; end if;
  perform append_order_event(shopper_id, intent_id, event_kind, event_body, actor);
  update order_work set state = new_state, since = now()
    where shopper = shopper_id and payment_intent = intent_id and state <> new_state;
  perform notify_live(messages);
  return true;
end $$;
