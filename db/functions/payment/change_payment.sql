-- Gives a payment another state, and its intent where it has none. Guards: the state is unchanged,
-- and so is an intent that it has. What one that ends holds is given back after that (end_hold.sql).
create or replace function change_payment(
  shopper_id text, payment_id text, seen_state text, new_state text, intent_id text
) returns boolean language plpgsql as $$
begin
  if lock_shopper(shopper_id) is null then return false; end if;
  update payment set state = new_state, intent = coalesce(intent_id, intent)
    where shopper = shopper_id and payment = payment_id and state = seen_state
      and (intent is null or intent_id is null or intent = intent_id);
  if not found then return false; end if;
  if intent_id is not null then
    perform record_own_intent(shopper_id, payment_id, intent_id);
  end if;
  return true;
end $$;
