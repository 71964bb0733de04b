-- Gives the orders that wait for an invoice the next numbers, in the order of their sales; how many it gave. The
-- lock of the seller's row makes one writer of all processes: who waits for it goes on from the numbers that
-- the other has committed. `zone_name` is the shop's time zone.
create or replace function number_invoices(zone_name text) returns integer
language plpgsql as $$
declare
  issuer seller;
  last_no bigint;
  given integer;
begin
  select * into issuer from seller for update;
  if not found then return 0; end if;
  select coalesce(max(no), 0) into last_no from invoice;
  with due as (
    delete from invoice_due returning place, payment_intent
  )
  insert into invoice (no, payment_intent, issued_on, issued_at, seller)
    select last_no + row_number() over (order by place), payment_intent,
      (now() at time zone zone_name)::date, now(), issuer.details
    from due;
  get diagnostics given = row_count;
  return given;
end $$;
