-- Writes what an attempt has come to, and in how many seconds the next is due. Guard: nobody has taken it over since.
-- `off_because` (null: nothing) switches the endpoint off and writes to the staff.
create or replace function end_delivery(
  endpoint_id text, event_no bigint, seen_tries integer, new_state text, pause_seconds integer,
  http_status integer, answer_text text, off_because text
) returns boolean language plpgsql as $$
declare
  off_address text;
begin
  update event_delivery
    set state = new_state, due_at = now() + make_interval(secs => pause_seconds),
      status = http_status, answer = answer_text
    where endpoint = endpoint_id and event = event_no and tries = seen_tries and state = 'due';
  if not found then return false; end if;
  if off_because is null then return true; end if;
  update event_endpoint set is_on = false, off_reason = off_because
    where id = endpoint_id and is_on returning address into off_address;
  if not found then return true; end if;
  perform queue_mail('staff', concat_ws(':', 'endpoint-off', endpoint_id, extract(epoch from now())),
    'staff_endpoint_off', 'staff',
    jsonb_build_object('endpoint', endpoint_id, 'address', off_address, 'reason', off_because));
  return true;
end $$;
