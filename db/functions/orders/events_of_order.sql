-- How many events an order has: the number of the last.
create or replace function events_of_order(shopper_id text, intent_id text) returns integer
language plpgsql stable as $$
begin
  return (select coalesce(max(no), 0) from order_event
    where shopper = shopper_id and payment_intent = intent_id);
end $$;
