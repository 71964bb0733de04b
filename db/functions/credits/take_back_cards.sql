-- Takes so many cents back from the gift cards that an order has bought, as far as they are there, for a refund that was
-- made at the provider and cannot be refused. Answers what was taken from which, as the event of the refund keeps it. The
-- caller holds the lock.
create or replace function take_back_cards(shopper_id text, intent_id text, refund_no integer, cents bigint)
returns jsonb language plpgsql as $$
declare
  cards text[];
  card record;
  part bigint;
  due bigint := cents;
  takes jsonb := '[]';
begin
  -- Of a line that is no gift card there is no credit of this id (issue_bought_cards).
  select array(select intent_id || '-' || (item->>'line') from jsonb_array_elements(items) as item)
    into cards from "order" where shopper = shopper_id and payment_intent = intent_id;
  for card in
    select credit as id, available from stock where credit = any(cards) order by stock_key for update
  loop
    part := least(due, card.available);
    continue when part <= 0;
    perform change_credit(card.id, -part, 'taken_back', intent_id || '/' || refund_no);
    takes := takes || jsonb_build_object('credit', card.id, 'cents', part);
    due := due - part;
  end loop;
  return takes;
end $$;
