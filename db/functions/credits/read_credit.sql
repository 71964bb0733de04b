-- A credit as it stands for a shopper; what its payment holds counts as left. Null for one that is not there, of another
-- account, in another currency, voided, or not sent yet.
create or replace function read_credit(shopper_id text, credit_id text) returns jsonb
language plpgsql stable as $$
declare
  sold_in text := lower(coalesce((select code from shop_currency), 'USD'));
  paying text[] := array(select payment from payment
    where shopper = shopper_id and state in ('creating', 'open', 'cancelling'));
begin
  return (
    select jsonb_build_object('id', credit.id, 'ending', ending, 'balanceCents', available + (
        select coalesce(sum(units), 0) from stock_hold
        where stock_hold.stock_key = stock.stock_key and state = 'held' and payment = any(paying)))
    from credit join stock on stock.credit = credit.id
    where credit.id = credit_id and coalesce(credit.shopper = shopper_id, code_hash is not null)
      and voided_at is null and currency = sold_in);
end $$;
