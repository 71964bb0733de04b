-- Whether a payment of this shopper has ended and its hold not yet: that finds nothing any more where the payment is gone
-- (end_hold.sql).
create or replace function still_holds(shopper_id text) returns boolean
language plpgsql stable as $$
declare
  ended text[] := array(
    select payment from payment where shopper = shopper_id and state = 'cancelled' and units is not null);
begin
  if cardinality(ended) = 0 then return false; end if;
  return exists (select from stock_hold where payment = any(ended));
end $$;
