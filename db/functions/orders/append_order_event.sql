-- Writes the next event of an order, queues its mail where a shopper waits for one, and books what it does
-- to the stock; nothing for a charge that is no order. A cancellation has one mail, which speaks of its
-- refund. The caller holds the lock.
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
  if event_kind in ('shipped', 'tracking_added', 'delivered', 'cancelled')
    or event_kind = 'refunded' and event_body->>'reason' <> 'cancelled'
  then
    perform queue_order_mail(shopper_id, intent_id, event_kind || ':' || event_no,
      'order_' || event_kind, event_body);
  end if;
  if event_kind in ('packed', 'shipped', 'cancelled', 'returned') then
    -- What begins to be counted right now: commit_sold.sql.
    perform from order_work where shopper = shopper_id and payment_intent = intent_id for update;
    -- What is packed has left the shelf: shipping finds nothing more to take.
    perform book_stock(payment, replace(event_kind, 'packed', 'shipped'), event_no,
        case event_kind when 'returned' then units end)
      from payment where shopper = shopper_id and intent = intent_id and units is not null;
  end if;
end $$;
