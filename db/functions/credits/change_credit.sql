-- Books a change of a credit in its ledger and its balance: `cents` are added, below zero taken. Guards: such a fact is
-- booked once, the credit is there, and what is left of it is neither below zero nor above MAX_CREDIT_CENTS; what a
-- payment holds cannot be taken. False, with nothing done, where they fail. What is refunded to one that was ended opens
-- it again: it is money that the shop owes.
create or replace function change_credit(credit_id text, cents bigint, fact text, fact_reference text)
returns boolean language plpgsql as $$
begin
  -- On hand is never less than available.
  perform from stock where credit = credit_id
    and available + cents >= 0 and on_hand + cents <= 999999999 for update;
  if not found then return false; end if;
  insert into stock_entry (stock_key, reason, reference, units)
    values ('credit:' || credit_id, fact, fact_reference, cents::integer) on conflict do nothing;
  if not found then return false; end if;
  update stock set on_hand = on_hand + cents::integer, available = available + cents::integer
    where credit = credit_id;
  if fact = 'refunded' then
    update credit set voided_at = null where id = credit_id and voided_at is not null;
  end if;
  return true;
end $$;
