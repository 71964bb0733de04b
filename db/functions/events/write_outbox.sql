-- Writes an event into the outbox, with a delivery for each endpoint that wants its kind, and wakes nobody. Nothing where no
-- endpoint does: one that is made later learns of what happens from then on. Answers whether one does.
create or replace function write_outbox(event_kind text, event_subject text, event_ref jsonb)
returns boolean language plpgsql as $$
declare
  event_no bigint;
begin
  perform from event_endpoint where event_kind = any(kinds);
  if not found then return false; end if;
  insert into outbox_event (kind, subject, ref) values (event_kind, event_subject, event_ref)
    returning no into event_no;
  insert into event_delivery (endpoint, event, subject)
    select id, event_no, event_subject from event_endpoint where event_kind = any(kinds);
  return true;
end $$;
