-- Uses an invitation up and lets whom it names in, with a session; null for one that is used, has ended,
-- was the first and somebody has been let in since, or names an owner and was not made for an owner.
-- An owner comes in alone: what let a colleague of this name in before, who may be somebody else, ends with it.
-- Whoever has a role keeps it: an older invitation gives no other one back.
create or replace function enter_admin(
  invite_hash text, new_id text, session_hash text, browser text, session_seconds integer
) returns json language plpgsql as $$
declare
  invited staff_invite;
  known staff;
  staff_id text := new_id;
  sessions integer;
  passkeys integer;
begin
  -- As who ends somebody's access does: the person first, then the invitation.
  perform from staff where name = (select name from staff_invite where code_hash = invite_hash)
    for no key update;
  delete from staff_invite where code_hash = invite_hash and ends_at > now() returning * into invited;
  if not found then return null; end if;
  insert into staff (id, name, role) values (new_id, invited.name, invited.role)
    on conflict (name) do nothing;
  if not found then
    select * into known from staff where name = invited.name for no key update;
    if invited.is_first or known.role = 'owner' and invited.role <> 'owner' then return null; end if;
    staff_id := known.id;
    update staff set role = invited.role where id = staff_id and (role is null or invited.role = 'owner');
  end if;
  if invited.role = 'owner' then
    delete from staff_invite where name = invited.name and role <> 'owner';
  end if;
  if invited.role = 'owner' and known.id is not null and known.role is distinct from 'owner' then
    delete from staff_session where staff = staff_id;
    get diagnostics sessions = row_count;
    delete from staff_passkey where staff = staff_id;
    get diagnostics passkeys = row_count;
    update staff set email = null, notices = '{}' where id = staff_id;
    update api_token set ended_at = now() where made_by = staff_id and ended_at is null;
    insert into audit_log (staff, act, subject, after, outcome)
      values (staff_id, 'became_owner', staff_id,
        json_build_object('endedSessions', sessions, 'removedPasskeys', passkeys), 'done');
  end if;
  delete from staff_invite where is_first or ends_at <= now();
  perform start_staff_session(staff_id, null, session_hash, browser, session_seconds, 'entered');
  return json_build_object('id', staff_id, 'name', invited.name);
end $$;
