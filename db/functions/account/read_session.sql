-- The account of an open session, with its basket where that is wanted; null for any other token.
-- The table has hashes of tokens. No session is open for more than 30 days (session-lifetime.ts).
create or replace function read_session(session_token text, with_basket boolean) returns json
language plpgsql stable as $$
declare
  owner text;
  owner_email text;
  started_at timestamp with time zone;
  ends_at timestamp with time zone;
begin
  -- A look-up a table: a cluster keeps the plans of those, and of no join.
  select user_id, created_at, expires_at into owner, started_at, ends_at from session
    where token = encode(sha256(convert_to(session_token, 'UTF8')), 'hex')
      and expires_at > now() and created_at > now() - interval '30 days';
  if not found then return null; end if;
  select email into owner_email from "user" where id = owner;
  return json_build_object(
    'uid', owner, 'email', owner_email, 'startedAt', started_at, 'endsAt', ends_at,
    'basket', case when with_basket then read_basket(owner) end);
end $$;
