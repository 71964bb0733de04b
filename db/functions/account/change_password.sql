-- Replaces a password, and ends the account's other sessions and the secrets that were sent to it. Guard:
-- the hash of the password is the one that was verified. The lock is start_session.sql's.
create or replace function change_password(
  uid text, seen_hash text, password_hash text, kept_session text
) returns boolean language plpgsql as $$
begin
  perform from "user" where id = uid for update;
  update account set password = password_hash, updated_at = now()
    where user_id = uid and provider_id = 'credential' and password = seen_hash;
  if not found then return false; end if;
  delete from session where user_id = uid and id <> kept_session;
  delete from verification where split_part(value, ' ', 1) = uid;
  return true;
end $$;
