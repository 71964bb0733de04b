-- Spends the secret by which an account's owner deletes it: forgets the person and keeps the books. What was
-- charged stays under an id that names nobody; without any order or refund nothing stays. Who an order is
-- for stays as forget_owner.sql says. Guards: no payment or refund is under way. Returns deleted, payment_open, refund_due, or gone (there is no such secret of this account).
create or replace function delete_account(uid text, secret_hash text) returns text
language plpgsql as $$
declare
  old_email text;
begin
  select email into old_email from "user" where id = uid for update;
  if not found or not exists (
    select from verification where identifier = secret_hash and expires_at > now()
      and value = uid)
  then
    return 'gone';
  end if;
  perform lock_shopper(uid);
  if exists (select from payment where shopper = uid and state = 'refund_due')
    or exists (select from intent where intent.shopper = uid and state = 'refund_due')
    or exists (select from refund where shopper = uid and state in ('due', 'pending'))
  then
    return 'refund_due';
  end if;
  if exists (select from payment where shopper = uid
      and state in ('creating', 'open', 'cancelling'))
    or exists (select from intent where intent.shopper = uid and state = 'stray')
  then
    return 'payment_open';
  end if;
  if still_holds(uid) then return 'payment_open'; end if;
  perform forget_owner(uid, old_email);
  if not exists (select from "order" where shopper = uid)
    and not exists (select from refund where shopper = uid)
  then
    delete from payment where shopper = uid;
    delete from intent where intent.shopper = uid;
    delete from shopper where id = uid;
  end if;
  delete from verification where split_part(value, ' ', 1) = uid;
  delete from "user" where id = uid;
  -- Under a name of its own: by the account's id it would say whose the orders are.
  perform queue_mail('deleted_' || gen_random_uuid(), 'account_deleted', 'account_deleted',
    old_email, '{}');
  perform announce('customer.deleted', uid, '{}');
  return 'deleted';
end $$;
