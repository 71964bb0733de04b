-- Writes where a guest wants the confirmation of the payment that is not paid yet; null takes it back.
-- Guards: there is such a payment.
create or replace function set_payment_email(shopper_id text, new_email text) returns boolean
language plpgsql as $$
begin
  if lock_shopper(shopper_id) is null then return false; end if;
  update payment set email = new_email
    where shopper = shopper_id and state in ('creating', 'open');
  return found;
end $$;
