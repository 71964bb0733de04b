-- Starts a session of this person, and records by which act. Guard: the passkey that was verified, if it was one,
-- is still theirs; whoever removes it changes or locks the person as well. Sessions that have ended go.
create or replace function start_staff_session(
  staff_id text, seen_passkey text, session_hash text, browser text, session_seconds integer, act_kind text
) returns boolean language plpgsql as $$
begin
  perform from staff where id = staff_id for no key update;
  if seen_passkey is not null
    and not exists (select from staff_passkey where id = seen_passkey and staff = staff_id)
  then
    return false;
  end if;
  delete from staff_session where ends_at <= now();
  insert into staff_session (token_hash, staff, device, ends_at)
    values (session_hash, staff_id, browser, now() + make_interval(secs => session_seconds));
  insert into audit_log (staff, act, subject, after, outcome)
    values (staff_id, act_kind, staff_id, json_build_object('device', browser), 'done');
  return true;
end $$;
