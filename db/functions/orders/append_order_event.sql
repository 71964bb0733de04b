-- Writes the next event of an order, `{"kind", "body", "by"}`, and carries out what its writer says that follows
-- (order-effects.ts): queues `mail` and books `stock`, where they are not null, of `units` by stock key (null: of all
-- units of the order), and announces it as each kind of `announces`. Does nothing for a charge that is no order. The
-- caller holds the lock.
create or replace function append_order_event(shopper_id text, intent_id text, event jsonb)
returns void language plpgsql as $$
declare
  event_no integer := events_of_order(shopper_id, intent_id) + 1;
  stock_fact text := event->>'stock';
  announced text;
begin
  insert into order_event (shopper, payment_intent, no, kind, body, by)
    select shopper_id, intent_id, event_no, event->>'kind', event->'body', event->>'by'
    from "order" where shopper = shopper_id and payment_intent = intent_id;
  if not found then return; end if;
  perform queue_order_mail(shopper_id, intent_id, (event->>'kind') || ':' || event_no, event->'mail');
  for announced in select jsonb_array_elements_text(event->'announces') loop
    perform announce(announced, intent_id, jsonb_build_object('no', event_no));
  end loop;
  if stock_fact is null then return; end if;
  -- What begins to be counted right now: commit_sold.sql.
  perform from order_status where shopper = shopper_id and payment_intent = intent_id for update;
  perform book_stock(payment, stock_fact, event_no, nullif(event->'units', 'null'))
    from payment where shopper = shopper_id and intent = intent_id and units is not null;
end $$;
