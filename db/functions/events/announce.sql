-- Writes an event into the outbox, and wakes who delivers when the transaction of its fact commits.
create or replace function announce(event_kind text, event_subject text, event_ref jsonb)
returns void language plpgsql as $$
begin
  if write_outbox(event_kind, event_subject, event_ref) then
    perform notify_live('[{"kind":"outbox"}]');
  end if;
end $$;
