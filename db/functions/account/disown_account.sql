-- Takes everything from an account whose address nobody has confirmed, for whoever now proves to own the
-- address: what another person may have put there. An open payment will be cancelled. The orders stay; who they
-- are for stays as forget_owner.sql says, for staff alone.
create or replace function disown_account(uid text) returns void
language plpgsql as $$
begin
  perform lock_shopper(uid);
  delete from passkey where user_id = uid;
  perform forget_owner(uid, null);
  update payment set state = 'cancelling', sweep_due_at = now()
    where shopper = uid and state in ('creating', 'open');
  update shopper set basket_version = basket_version + 1 where id = uid;
end $$;
