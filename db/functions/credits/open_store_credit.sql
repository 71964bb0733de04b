-- The id of the store credit of an account, which has one from now on; one that staff has ended begins anew. Guard: it is an account; null for any other.
create or replace function open_store_credit(shopper_id text, new_id text, maker text) returns text
language plpgsql as $$
declare
  sold_in text := lower(coalesce((select code from shop_currency), 'USD'));
begin
  perform from "user" where id = shopper_id;
  if not found then return null; end if;
  insert into credit (id, shopper, currency, made_by)
    values (new_id, shopper_id, sold_in, maker)
    on conflict (shopper) where shopper is not null do nothing;
  if found then insert into stock (credit, on_hand, available) values (new_id, 0, 0); end if;
  update credit set voided_at = null where credit.shopper = shopper_id and voided_at is not null;
  return (select id from credit where credit.shopper = shopper_id);
end $$;
