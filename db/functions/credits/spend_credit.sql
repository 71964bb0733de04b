-- Spends what a payment holds of a credit: its cents leave the balance for the order. Once, because the hold goes with it.
create or replace function spend_credit(payment_id text, intent_id text) returns void
language plpgsql as $$
begin
  with spent as (
    delete from stock_hold
      where payment = payment_id and stock_key like 'credit:%'
      returning stock_key, units
  ), booked as (
    insert into stock_entry (stock_key, reason, reference, units)
    select stock_key, 'spent', intent_id, -units from spent
  )
  update stock set on_hand = on_hand - spent.units from spent where stock.stock_key = spent.stock_key;
end $$;
