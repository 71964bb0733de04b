-- Uses an invitation up and lets whom it names in, with a session; null for one that is used, has ended,
-- or was the first and somebody has been let in since.
create or replace function enter_admin(
  invite_hash text, new_id text, session_hash text, browser text, session_seconds integer
) returns json language plpgsql as $$
declare
  invited staff_invite;
  staff_id text;
begin
  delete from staff_invite where code_hash = invite_hash and ends_at > now() returning * into invited;
  if not found then return null; end if;
  insert into staff (id, name) values (new_id, invited.name)
    on conflict (name) do nothing returning id into staff_id;
  if staff_id is null then
    if invited.is_first then return null; end if;
    select id into staff_id from staff where name = invited.name;
  end if;
  delete from staff_invite where is_first or ends_at <= now();
  perform start_staff_session(staff_id, session_hash, browser, session_seconds, 'entered');
  return json_build_object('id', staff_id, 'name', invited.name);
end $$;
