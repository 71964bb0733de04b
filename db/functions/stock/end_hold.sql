-- Ends the hold of a payment that no provider is to be asked about: commits it where that was ordered, and its sale had not
-- come to it (sell.sql), and gives back what is left of it where the order is cancelled; else gives all of it back. One that
-- moves to an account at this moment keeps it, for whoever asks again.
create or replace function end_hold(payment_id text) returns void
language plpgsql as $$
declare
  owner text;
  found_state text;
  charge text;
begin
  select shopper into owner from stock_hold where payment = payment_id limit 1;
  select coalesce(merged_into, id) into owner from shopper where id = owner;
  select state, intent into found_state, charge from payment where shopper = owner and payment = payment_id;
  if found_state is distinct from 'ordered' then
    -- Whoever sells it comes before, or finds nothing held.
    perform lock_shopper(owner);
    select state, intent into found_state, charge from payment where shopper = owner and payment = payment_id;
  end if;
  if found_state is null then return; end if;
  if found_state <> 'ordered' then
    perform release_stock(payment_id);
    return;
  end if;
  -- Neither an order nor its cancelling is ever undone: here no lock is needed, nor has the other node to take part.
  perform commit_hold(payment_id);
  perform from order_status where shopper = owner and payment_intent = charge and state = 'cancelled';
  if found then perform book_stock(payment_id, 'cancelled', events_of_order(owner, charge), null); end if;
end $$;
