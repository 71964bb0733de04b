-- Stores a session for whoever has proved to own an account, by the hash of its password or by a passkey. Guard:
-- that is still the account's. Whoever changes it, or ends the sessions, locks the user as well: a session that
-- begins by what was verified before is either ended with the others or never begins. Returns its id, or null.
create or replace function start_session(
  uid text, seen_hash text, seen_passkey text, token_hash text, ends_at timestamptz,
  client_address text, client_agent text
) returns text language plpgsql as $$
declare
  session_id text := gen_random_uuid();
begin
  perform from "user" where id = uid for update;
  perform from account
    where user_id = uid and provider_id = 'credential' and password = seen_hash;
  if not found then
    perform from passkey where user_id = uid and id = seen_passkey for key share;
    if not found then return null; end if;
  end if;
  insert into session (id, token, user_id, expires_at, ip_address, user_agent)
    values (session_id, token_hash, uid, ends_at, client_address, client_agent);
  return session_id;
end $$;
