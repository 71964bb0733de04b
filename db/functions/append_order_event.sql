-- Writes the next event of an order; nothing for a charge that is no order. The caller holds the lock.
create or replace function append_order_event(
  shopper_id text, intent_id text, event_kind text, event_body jsonb, actor text
) returns void language plpgsql as $$
begin
  insert into order_event (shopper, payment_intent, no, kind, body, by)
    select shopper_id, intent_id, events_of_order(shopper_id, intent_id) + 1, event_kind, event_body,
      actor
    from "order" where shopper = shopper_id and payment_intent = intent_id;
end $$;
