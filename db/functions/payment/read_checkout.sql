-- What a payment starts from: the basket, what the shopper has chosen, the rates of tax, and the payments
-- with this provider that are not paid yet, oldest first; null for a guest who was merged into an account.
create or replace function read_checkout(shopper_id text, provider_id text) returns json
language plpgsql stable as $$
declare
  basket json := read_basket(shopper_id);
  choices jsonb;
  taxes jsonb;
  unpaid json;
begin
  if basket is null then
    perform from shopper where id = shopper_id;
    if found then return null; end if;
  end if;
  -- Who has chosen nothing costs no more than this look.
  perform from checkout where checkout.shopper = shopper_id;
  if not found then perform from saved_address where saved_address.shopper = shopper_id; end if;
  if not found then perform from draft_order where draft_order.shopper = shopper_id; end if;
  if found then choices := read_choices(shopper_id); end if;
  taxes := tax_table_of((basket->'items')::jsonb);
  select coalesce(json_agg(json_build_object(
      'shopper', shopper, 'payment', payment, 'provider', provider, 'intent', intent,
      'state', state, 'items', items, 'amountCents', amount_cents, 'currency', currency, 'units', units, 'terms', terms,
      'createdAt', created_at
    ) order by created_at), '[]')
    into unpaid from payment where shopper = shopper_id and provider = provider_id
      and state in ('creating', 'open', 'cancelling');
  return json_build_object(
    'basket', basket,
    'choices', choices,
    'taxTable', taxes,
    'unpaid', unpaid);
end $$;
