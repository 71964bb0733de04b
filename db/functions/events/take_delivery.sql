-- Takes the delivery of this endpoint that is due the longest, for so many seconds: then another process may take it
-- over. What happened later to the same subject waits until the earlier is delivered. Null when none is due, or the
-- endpoint is off. A cluster whose node has died between the two phases of a commit has events that nobody sees yet:
-- until it has settled those, which takes it a minute, what was written after them waits, ten minutes at most.
create or replace function take_delivery(endpoint_id text, lease_seconds integer) returns json
language plpgsql as $$
declare
  taken event_delivery;
begin
  select event_delivery.* into taken from event_delivery
    where endpoint = endpoint_id and state = 'due' and due_at <= now()
      and exists (select from event_endpoint where id = endpoint_id and is_on)
      and not exists (
        select from event_delivery as earlier
        where earlier.endpoint = endpoint_id and earlier.state = 'due'
          and earlier.subject = event_delivery.subject and earlier.event < event_delivery.event)
      and not exists (
        select from pg_prepared_xacts
        where database = current_database()
          and prepared between now() - interval '10 minutes' and now() - interval '200 milliseconds'
          and age(transaction) > age(event_delivery.xmin))
    order by due_at, event limit 1 for update skip locked;
  if not found then return null; end if;
  update event_delivery
    set tries = tries + 1, due_at = now() + make_interval(secs => lease_seconds), tried_at = now()
    where endpoint = taken.endpoint and event = taken.event;
  return (
    select json_build_object(
      'endpoint', endpoint_id, 'event', taken.event, 'tries', taken.tries + 1,
      'id', outbox_event.id, 'kind', kind, 'subject', outbox_event.subject, 'ref', ref,
      'atSeconds', floor(extract(epoch from at))::bigint, 'address', address,
      'secrets', array_remove(
        array[secret, case when previous_until > now() then previous_secret end], null))
    from outbox_event, event_endpoint
    where outbox_event.no = taken.event and event_endpoint.id = endpoint_id);
end $$;
