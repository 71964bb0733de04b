-- Records the intent that a payment has got. The caller holds the lock.
create or replace function record_own_intent(shopper_id text, payment_id text, intent_id text)
returns void language plpgsql as $$
declare
  its_provider text;
begin
  select provider into its_provider from payment where shopper = shopper_id and payment = payment_id;
  if not found then return; end if;
  insert into intent (shopper, intent, payment, provider, state)
    values (shopper_id, intent_id, payment_id, its_provider, 'own') on conflict do nothing;
end $$;
