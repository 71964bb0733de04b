-- Records who a charge is for, once it has become an order or a refund: the e-mail that a guest gave with
-- the payment, its address and what the shopper wrote with it, if any. The caller holds the lock.
create or replace function name_contact(shopper_id text, payment_id text, intent_id text)
returns void language plpgsql as $$
declare
  given_email text;
  frozen jsonb;
  where_to jsonb;
begin
  select email, terms, nullif(terms->'address', 'null') into given_email, frozen, where_to from payment
    where shopper = shopper_id and payment = payment_id;
  if given_email is null and where_to is null and not coalesce(frozen ?| '{note,giftMessage}', false) then return; end if;
  insert into order_contact (shopper, payment_intent, email, name, address, note, gift_message)
    values (shopper_id, intent_id, given_email, where_to->>'name', where_to - 'name',
      frozen->>'note', frozen->>'giftMessage')
    on conflict do nothing;
end $$;
