-- Ends the hold of a payment that no provider is to be asked about: commits it where that was ordered, and its sale had not
-- come to it (sell.sql), else gives it back. One that moves to an account at this moment keeps it, for whoever asks again.
create or replace function end_hold(payment_id text) returns void
language plpgsql as $$
declare
  owner text;
  found_state text;
begin
  select shopper into owner from stock_hold where payment = payment_id limit 1;
  select coalesce(merged_into, id) into owner from shopper where id = owner;
  -- Whoever sells it comes before, or finds nothing held.
  perform lock_shopper(owner);
  select state into found_state from payment where shopper = owner and payment = payment_id;
  if found_state = 'ordered' then
    perform commit_hold(payment_id);
  elsif found then
    perform release_stock(payment_id);
  end if;
end $$;
