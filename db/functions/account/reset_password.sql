-- Spends the secret of a reset: sets the password, ends all sessions and every other secret of the account,
-- and confirms its address. If that was never confirmed, whoever registered it loses what they put there.
-- Returns the account's id; null if there is no such secret, or no longer. The hashes are as in
-- secret-link.server.ts and password-hash.server.ts.
create or replace function reset_password(secret_hash text, password_hash text) returns text
language plpgsql as $$
declare
  uid text;
  was_confirmed boolean;
begin
  select value into uid from verification where identifier = secret_hash;
  -- First, as in confirm_email.
  select email_verified into was_confirmed from "user" where id = uid for update;
  if not found then return null; end if;
  delete from verification where identifier = secret_hash and expires_at > now();
  if not found then return null; end if;
  update account set password = password_hash, updated_at = now()
    where user_id = uid and provider_id = 'credential';
  delete from session where user_id = uid;
  delete from verification where split_part(value, ' ', 1) = uid;
  if not was_confirmed then
    perform disown_account(uid);
    update "user" set email_verified = true, updated_at = now() where id = uid;
  end if;
  return uid;
end $$;
