-- Replaces a password, and ends the account's other sessions and the secrets that were sent to it. Guard:
-- the hash of the password is the one that was verified.
create or replace function change_password(
  account_id text, seen_hash text, password_hash text, kept_session text
) returns boolean language plpgsql as $$
begin
  update account set password = password_hash, updated_at = now()
    where user_id = account_id and provider_id = 'credential' and password = seen_hash;
  if not found then return false; end if;
  delete from session where user_id = account_id and id <> kept_session;
  delete from verification where split_part(value, ' ', 1) = account_id;
  return true;
end $$;
