-- Writes the next event of an order, and queues its mail where a shopper waits for one; nothing for a charge
-- that is no order. A cancellation has one mail, which speaks of its refund. The caller holds the lock.
create or replace function append_order_event(
  shopper_id text, intent_id text, event_kind text, event_body jsonb, actor text
) returns void language plpgsql as $$
declare
  event_no integer := events_of_order(shopper_id, intent_id) + 1;
begin
  insert into order_event (shopper, payment_intent, no, kind, body, by)
    select shopper_id, intent_id, event_no, event_kind, event_body, actor
    from "order" where shopper = shopper_id and payment_intent = intent_id;
  if not found then return; end if;
  if event_kind in ('shipped', 'delivered', 'cancelled')
    or event_kind = 'refunded' and event_body->>'reason' <> 'cancelled'
  then
    perform queue_order_mail(shopper_id, intent_id, event_kind || ':' || event_no,
      'order_' || event_kind, event_body);
  end if;
end $$;
