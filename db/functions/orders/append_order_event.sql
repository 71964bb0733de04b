-- Writes the next event of an order, `{"kind", "body", "by"}`, and carries out what its writer says that follows
-- (order-effects.ts): queues `mail` and books `stock`, where they are not null, of `units` by stock key (null: of all
-- units of the order), has the order go to `address` from then on (null: as before), and announces it as each kind of
-- `announces`. `email`, if given, becomes that of an order without one, before the mail. Does nothing for a charge that is
-- no order. The caller holds the lock.
create or replace function append_order_event(shopper_id text, intent_id text, event jsonb)
returns void language plpgsql as $$
declare
  event_no integer := events_of_order(shopper_id, intent_id) + 1;
  stock_fact text := event->>'stock';
  where_to jsonb := nullif(event->'address', 'null');
  announced text;
  counted_payment text;
begin
  insert into order_event (shopper, payment_intent, no, kind, body, by)
    select shopper, intent_id, event_no, event->>'kind', event->'body', event->>'by'
    from "order" where shopper = shopper_id and payment_intent = intent_id;
  if not found then return; end if;
  if event ? 'email' then
    insert into order_contact (shopper, payment_intent, email) values (shopper_id, intent_id, event->>'email')
      on conflict (shopper, payment_intent)
      do update set email = coalesce(order_contact.email, excluded.email);
  end if;
  update order_contact set name = where_to->>'name', address = where_to - 'name'
    where shopper = shopper_id and payment_intent = intent_id and where_to is not null;
  update order_status set country = where_to->>'country'
    where shopper = shopper_id and payment_intent = intent_id and country <> where_to->>'country';
  perform queue_order_mail(shopper_id, intent_id, (event->>'kind') || ':' || event_no, event->'mail');
  for announced in select jsonb_array_elements_text(event->'announces') loop
    perform announce(announced, intent_id, jsonb_build_object('no', event_no));
  end loop;
  if stock_fact is null then return; end if;
  -- What begins to be counted right now: commit_sold.sql.
  perform from order_status where shopper = shopper_id and payment_intent = intent_id for update;
  select payment into counted_payment from payment
    where shopper = shopper_id and intent = intent_id and units is not null;
  if not found then return; end if;
  -- Its sale may not have come to that yet: sell.sql.
  perform commit_hold(counted_payment);
  perform book_stock(counted_payment, stock_fact, event_no, nullif(event->'units', 'null'));
end $$;
