-- Forgets all that whoever has this code waits for, with the mails of it that are not sent yet.
create or replace function stop_stock_mails(wish_code text) returns void
language plpgsql as $$
declare
  waiting text;
begin
  select shopper into waiting from stock_watch where code = wish_code limit 1;
  delete from stock_watch where shopper = waiting;
  delete from mail where shopper = waiting and kind = 'back_in_stock' and state = 'queued';
end $$;
