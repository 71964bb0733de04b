-- Writes who sells; null: nobody, and no more invoices. Another seller changes no invoice, and no order that has
-- none gets one for it. False where there was nobody to remove.
create or replace function set_seller(new_details jsonb) returns boolean
language plpgsql as $$
begin
  if new_details is null then
    delete from seller;
    return found;
  end if;
  insert into seller (key, details) values ('seller', new_details)
    on conflict (key) do update set details = excluded.details;
  return true;
end $$;
