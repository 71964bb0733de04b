-- Records a stray intent of a payment, or gives it another state. Guards: the payment has another
-- intent, and the state of the stray is unchanged (null: it is not recorded yet).
create or replace function change_stray(
  shopper_id text, payment_id text, intent_id text, seen_state text, new_state text
) returns boolean language plpgsql as $$
begin
  if lock_shopper(shopper_id) is null then return false; end if;
  perform from payment where shopper = shopper_id and payment = payment_id and intent <> intent_id;
  if not found then return false; end if;
  if seen_state is null then
    insert into intent (shopper, intent, payment, provider, state)
      select shopper, intent_id, payment_id, provider, new_state from payment
      where payment.shopper = shopper_id and payment.payment = payment_id
      on conflict do nothing;
  else
    update intent set state = new_state, sweep_due_at = now(), sweep_tries = 0
      where intent.shopper = shopper_id and intent.intent = intent_id and state = seen_state;
  end if;
  return found;
end $$;
