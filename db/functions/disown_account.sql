-- Takes everything from an account whose address nobody has confirmed, for whoever now proves to own the
-- address: what another person may have put there. An open payment will be cancelled. The orders stay,
-- without who they were for.
create or replace function disown_account(account_id text) returns void
language plpgsql as $$
begin
  perform lock_shopper(account_id);
  delete from passkey where user_id = account_id;
  delete from basket_line where shopper = account_id;
  delete from order_person where shopper = account_id;
  delete from mail where shopper = account_id;
  update payment set email = null where shopper = account_id and email is not null;
  update payment set state = 'cancelling', sweep_due_at = now()
    where shopper = account_id and state in ('creating', 'open');
  update shopper set basket_version = basket_version + 1 where id = account_id;
end $$;
