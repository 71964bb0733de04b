-- Makes a gift card of each line of an order of gift cards, to be mailed as `gift_to` says: to its buyer where that names
-- nobody. The id is of order and line, so that none is made twice. Guard: change_credit.
create or replace function issue_bought_cards(
  shopper_id text, intent_id text, frozen jsonb, gift_to jsonb, given_email text
) returns void language plpgsql as $$
declare
  item jsonb;
  recipient text := coalesce(gift_to->>'email', given_email, (select email from "user" where id = shopper_id));
begin
  for item in select jsonb_array_elements(frozen) loop
    if not issue_credit(intent_id || '-' || (item->>'line'), (item->>'priceCents')::bigint, recipient,
      gift_to->>'giver', gift_to->>'words',
      coalesce(to_timestamp((gift_to->>'sendSeconds')::float8), now()), 'shopper',
      'bought', intent_id || '/' || (item->>'line'))
    then
      raise exception 'Unable to make the gift card of line % of %', item->>'line', intent_id;
    end if;
  end loop;
end $$;
