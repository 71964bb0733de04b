-- Uses an invitation up and lets whom it names in, with a session; null for one that is used, has ended,
-- was the first and somebody has been let in since, or names an owner and was not made for an owner.
create or replace function enter_admin(
  invite_hash text, new_id text, session_hash text, browser text, session_seconds integer
) returns json language plpgsql as $$
declare
  invited staff_invite;
  staff_id text;
begin
  -- As who ends somebody's access does: the person first, then the invitation.
  perform from staff where name = (select name from staff_invite where code_hash = invite_hash)
    for no key update;
  delete from staff_invite where code_hash = invite_hash and ends_at > now() returning * into invited;
  if not found then return null; end if;
  insert into staff (id, name, is_owner) values (new_id, invited.name, invited.is_owner)
    on conflict (name) do nothing returning id into staff_id;
  if staff_id is null then
    if invited.is_first then return null; end if;
    update staff set is_owner = invited.is_owner
      where name = invited.name and (invited.is_owner or not is_owner) returning id into staff_id;
    if not found then return null; end if;
  end if;
  delete from staff_invite where is_first or ends_at <= now();
  perform start_staff_session(staff_id, session_hash, browser, session_seconds, 'entered');
  return json_build_object('id', staff_id, 'name', invited.name);
end $$;
