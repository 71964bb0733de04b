-- Records who a charge is for, once it has become an order or a refund: the e-mail that a guest gave with
-- the payment, its address and what the shopper wrote with it, if any. The caller holds the lock.
create or replace function name_contact(shopper_id text, payment_id text, intent_id text)
returns void language plpgsql as $$
begin
  insert into order_contact (shopper, payment_intent, email, name, address, note, gift_message)
    select payment.shopper, intent_id, payment.email, where_to->>'name', where_to - 'name',
      payment.terms->>'note', payment.terms->>'giftMessage'
    from payment, lateral (select nullif(payment.terms->'address', 'null') as where_to) as given
    where payment.shopper = shopper_id and payment.payment = payment_id
      and (payment.email is not null or where_to is not null or payment.terms ?| '{note,giftMessage}')
    on conflict do nothing;
end $$;
