-- Takes everything from an account whose address nobody has confirmed, for whoever now proves to own the
-- address: what another person may have put there. An open payment will be cancelled. The orders stay,
-- without who they were for, but for those that were claimed from somebody else.
create or replace function disown_account(uid text) returns void
language plpgsql as $$
begin
  perform lock_shopper(uid);
  delete from passkey where user_id = uid;
  delete from basket_line where shopper = uid;
  delete from order_person where shopper = uid and not exists (
    select from kept_order where account = uid
      and kept_order.payment_intent = order_person.payment_intent);
  delete from stock_watch where shopper = uid;
  delete from checkout where shopper = uid;
  delete from mail where shopper = uid;
  update payment set email = null, terms = terms - 'address'
    where shopper = uid and (email is not null or terms is not null);
  update payment set state = 'cancelling', sweep_due_at = now()
    where shopper = uid and state in ('creating', 'open');
  update shopper set basket_version = basket_version + 1 where id = uid;
end $$;
