-- Spends the secret by which an account's owner deletes it: forgets the person and keeps the books. What was
-- charged stays under an id that names nobody; without any order or refund nothing stays. Guards: nothing is
-- under way. Returns deleted, payment_open, refund_due, or gone (there is no such secret of this account).
create or replace function delete_account(account_id text, secret_hash text) returns text
language plpgsql as $$
declare
  old_email text;
begin
  select email into old_email from "user" where id = account_id for update;
  if not found or not exists (
    select from verification where identifier = secret_hash and expires_at > now()
      and value = account_id)
  then
    return 'gone';
  end if;
  perform lock_shopper(account_id);
  if exists (select from payment where shopper = account_id and state = 'refund_due')
    or exists (select from intent where intent.shopper = account_id and state = 'refund_due')
    or exists (select from refund where shopper = account_id and state in ('due', 'pending'))
  then
    return 'refund_due';
  end if;
  if exists (select from payment where shopper = account_id
      and state in ('creating', 'open', 'cancelling'))
    or exists (select from intent where intent.shopper = account_id and state = 'stray')
  then
    return 'payment_open';
  end if;
  delete from basket_line where shopper = account_id;
  delete from order_person where shopper = account_id;
  delete from mail where shopper = account_id;
  update payment set email = null where shopper = account_id and email is not null;
  if not exists (select from "order" where shopper = account_id)
    and not exists (select from refund where shopper = account_id)
  then
    delete from payment where shopper = account_id;
    delete from intent where intent.shopper = account_id;
    delete from shopper where id = account_id;
  end if;
  delete from verification where split_part(value, ' ', 1) = account_id;
  delete from "user" where id = account_id;
  perform queue_mail(account_id, 'account_deleted', 'account_deleted', old_email, '{}');
  return 'deleted';
end $$;
