-- The account of an open session, with its basket where that is wanted; null for any other token.
-- The table has hashes of tokens. No session is open for more than 30 days (session-lifetime.ts).
create or replace function read_session(session_token text, with_basket boolean) returns json
language plpgsql stable as $$
declare
  found_one record;
begin
  select "user".id, "user".email, session.created_at, session.expires_at into found_one
    from session join "user" on "user".id = session.user_id
    where session.token = encode(sha256(convert_to(session_token, 'UTF8')), 'hex')
      and session.expires_at > now() and session.created_at > now() - interval '30 days';
  if not found then return null; end if;
  return json_build_object(
    'uid', found_one.id, 'email', found_one.email,
    'startedAt', found_one.created_at, 'endsAt', found_one.expires_at,
    'basket', case when with_basket then read_basket(found_one.id) end);
end $$;
