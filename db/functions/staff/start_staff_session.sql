-- Starts a session of this person, and records by which act. Sessions that have ended go.
create or replace function start_staff_session(
  staff_id text, session_hash text, browser text, session_seconds integer, act_kind text
) returns boolean language plpgsql as $$
begin
  delete from staff_session where ends_at <= now();
  insert into staff_session (token_hash, staff, device, ends_at)
    values (session_hash, staff_id, browser, now() + make_interval(secs => session_seconds));
  insert into staff_act (staff, act, subject, after, outcome)
    values (staff_id, act_kind, staff_id, json_build_object('device', browser), 'done');
  return true;
end $$;
