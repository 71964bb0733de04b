-- Records the intent that a payment has got. The caller holds the lock.
create or replace function record_own_intent(shopper_id text, payment_id text, intent_id text)
returns void language plpgsql as $$
begin
  insert into intent (shopper, intent, payment, provider, state)
    select shopper, intent_id, payment_id, provider, 'own' from payment
    where payment.shopper = shopper_id and payment.payment = payment_id
    on conflict do nothing;
end $$;
