-- Notifies every process of these messages when the transaction commits; null: nothing to say.
create or replace function notify_live(messages text) returns void
language plpgsql as $$
begin
  if messages is not null then perform pg_notify('shop_events', messages); end if;
end $$;
