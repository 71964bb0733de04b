-- What a change answers that found no basket to change: a guest who was merged into an account is refused,
-- who has never had one has an empty one.
create or replace function not_own_basket(shopper_id text) returns json
language plpgsql stable as $$
begin
  if exists (select from shopper where id = shopper_id) then
    return json_build_object('refusal', 'shopper_merged');
  end if;
  return json_build_object('basket', null);
end $$;
