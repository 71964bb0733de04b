-- Whose open session this is, with their role, its scopes if it is one of the shop's own, and whether they have a
-- passkey; null for any other token. Its end moves on while it is used, at most once a minute, up to so many seconds
-- from its start.
create or replace function read_staff_session(
  session_hash text, idle_seconds integer, whole_seconds integer
) returns json language plpgsql as $$
begin
  update staff_session
    set seen_at = now(),
        ends_at = least(now() + make_interval(secs => idle_seconds),
          started_at + make_interval(secs => whole_seconds))
    where token_hash = session_hash and ends_at > now() and seen_at < now() - interval '1 minute';
  return (
    select json_build_object('id', staff.id, 'name', staff.name, 'sessionHash', token_hash,
      'role', staff.role, 'ownScopes', staff_role.scopes,
      'hasPasskey', exists (select from staff_passkey where staff_passkey.staff = staff.id))
    from staff_session join staff on staff.id = staff_session.staff
      left join staff_role on staff_role.name = staff.role
    where token_hash = session_hash and ends_at > now());
end $$;
