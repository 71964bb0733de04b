-- Forgets what the owner of an account has put into the shop, but for who its orders are for: that stays with staff
-- until the sweep finds it needless (forget_contact.sql), also of a payment that is being paid at this moment.
-- `last_email` is where the mails about them go once there is no account; null while it stays, for somebody else,
-- from whom it is withheld. What was given with an order that the account has claimed is not the owner's. The caller
-- holds the lock.
create or replace function forget_owner(uid text, last_email text) returns void
language plpgsql as $$
declare
  paid record;
  taken_in text[] := array(select payment_intent from claimed_order where account = uid);
begin
  for paid in
    select payment, intent from payment
    where shopper = uid and intent is not null and state in ('creating', 'open', 'cancelling')
  loop
    perform name_contact(uid, paid.payment, paid.intent);
  end loop;
  if last_email is not null then
    insert into order_contact (shopper, payment_intent)
      select shopper, payment_intent from "order" where shopper = uid
      on conflict do nothing;
  end if;
  -- Also from an order that was claimed: whoever proves to own the address is not who has claimed it.
  update order_contact set withheld = true where shopper = uid and last_email is null;
  -- Who was told of an order of nothing is from now on told at that address.
  update payment set told = told || to_jsonb(lower(last_email))
    where shopper = uid and last_email is not null and told ? uid;
  update order_contact set forget_due_at = now(), email = coalesce(email, nullif(last_email, ''))
    where shopper = uid and payment_intent <> all (taken_in);
  -- What is being paid for may still become gift cards, which are mailed to whom they are for.
  update payment set email = null, terms = terms - '{address,note,giftMessage}'::text[]
      - case when state in ('creating', 'open', 'cancelling') then '' else 'giftTo' end
    where shopper = uid and (email is not null or terms is not null);
  -- With the wish list: wishListOf in wish-list.ts.
  delete from basket_line where shopper in (uid, uid || '_wishes');
  delete from shared_basket where shopper in (uid, uid || '_wishes');
  delete from shopper where id = uid || '_wishes';
  -- What an order is in exchange for stays with the order.
  delete from draft_order where shopper = uid and (exchange_for is null or payment_intent is null);
  update draft_order set email = null, note = '', opened_by = null where shopper = uid;
  delete from stock_watch where shopper in (uid, lower(last_email));
  perform forget_reviews(uid);
  delete from checkout where shopper = uid;
  delete from saved_address where shopper = uid;
  -- One that is to be mailed on a day still is, as what is queued.
  delete from mail using credit
    where lower(credit.email) = lower(last_email) and mail.shopper = 'credit_' || credit.id
      and mail.state not in ('queued', 'sending', 'transmitting');
  update credit set email = null where lower(email) = lower(last_email) and sent_at is not null;
  -- What waits for staff stays until it is seen to.
  delete from withdrawal_declaration where email = lower(last_email) and settled_at is not null;
  -- Of what its owner has waited for as a guest.
  delete from mail where shopper = lower(last_email);
  -- What is queued about an order is still sent, to where there soon is no account any more.
  update mail set recipient = last_email where shopper = uid and recipient = 'account' and last_email <> '';
  delete from mail where shopper = uid and not (
    kind like 'order\_%' and state in ('queued', 'sending', 'transmitting'));
end $$;
