-- The gift cards that an order of these items has bought, by its lines. The coordinator, where cards lie, is asked only where
-- there is one.
create or replace function bought_cards_of(intent_id text, items jsonb) returns json
language plpgsql stable as $$
declare
  worth jsonb;
  cards text[];
begin
  select jsonb_object_agg(intent_id || '-' || (item->>'line'), item), array_agg(intent_id || '-' || (item->>'line'))
    into worth, cards from jsonb_array_elements(items) as item where item ? 'isGiftCard';
  if cards is null then return '[]'; end if;
  return (
    select coalesce(json_agg(json_build_object(
      'id', credit.id, 'line', (worth->credit.id->>'line')::bigint, 'ending', ending, 'email', credit.email,
      'worthCents', (worth->credit.id->>'priceCents')::bigint, 'balanceCents', on_hand, 'availableCents', available,
      'takenCents', (select coalesce(-sum(units), 0) from stock_entry
        where stock_entry.stock_key = stock.stock_key and reason in ('taken_back', 'voided')),
      'sendSeconds', extract(epoch from send_at)::bigint, 'sentSeconds', extract(epoch from sent_at)::bigint
    ) order by (worth->credit.id->>'line')::bigint), '[]')
    from credit join stock on stock.credit = credit.id
    where credit.id = any(cards));
end $$;
