-- Spends the secret by which an account's owner confirms an address: the account's own, or one that it
-- changes to, of which both addresses are notified, the old one if it was ever confirmed. Returns confirmed, changed, taken (another account has the
-- address) or gone (there is no such secret of this account, or no longer).
create or replace function confirm_email(uid text, secret_hash text) returns text
language plpgsql as $$
declare
  new_email text;
  old_email text;
  was_confirmed boolean;
begin
  -- First, as delete_account and reset_password do: two of an account's secrets spent at once would wait for each other.
  select email, email_verified into old_email, was_confirmed from "user" where id = uid for update;
  if not found then return 'gone'; end if;
  delete from verification where identifier = secret_hash and expires_at > now()
    and split_part(value, ' ', 1) = uid returning split_part(value, ' ', 2) into new_email;
  if new_email is null then return 'gone'; end if;
  begin
    update "user" set email = new_email, email_verified = true, updated_at = now()
      where id = uid;
  exception when unique_violation then
    return 'taken';
  end;
  delete from verification where split_part(value, ' ', 1) = uid;
  if new_email = old_email then return 'confirmed'; end if;
  perform queue_mail(uid, 'email_changed:' || secret_hash || ':' || address, 'email_changed',
      address, jsonb_build_object('oldEmail', old_email, 'newEmail', new_email))
    from unnest(array[new_email] || case when was_confirmed then array[old_email] end) as address;
  return 'changed';
end $$;
