-- Gives each order that was paid since there is a seller and has no invoice yet the next numbers, in order of
-- time; how many it gave. The lock of the seller's row makes one writer of all processes: who waits for it
-- goes on from the numbers that the other has committed. `order_states` are all states of an order, so that
-- the index of order_work finds what has changed lately; `zone_name` is the shop's time zone.
create or replace function number_invoices(zone_name text, order_states text) returns integer
language plpgsql as $$
declare
  issuer seller;
  last_one invoice;
  issued timestamptz;
  given integer;
begin
  select * into issuer from seller for update;
  if not found then return 0; end if;
  -- After the lock: numbers and times rise together.
  issued := clock_timestamp();
  select * into last_one from invoice order by no desc limit 1;
  insert into invoice (no, payment_intent, issued_on, issued_at, seller)
    select coalesce(last_one.no, 0) + row_number() over (order by created_seconds, "order".payment_intent),
      "order".payment_intent, (issued at time zone zone_name)::date, issued, issuer.details
    from order_work
      join "order" on "order".shopper = order_work.shopper
        and "order".payment_intent = order_work.payment_intent
    where order_work.state = any(string_to_array(order_states, ','))
      -- What was committed before the last round has its number. A sale takes seconds, not an hour.
      and order_work.since >= coalesce(last_one.issued_at - interval '1 hour', issuer.since)
      and created_seconds >= ceil(extract(epoch from issuer.since))
      and not exists (
        -- In the collation of the index: without it all invoices would be read.
        select from invoice where invoice.payment_intent = "order".payment_intent collate "default");
  get diagnostics given = row_count;
  return given;
end $$;
