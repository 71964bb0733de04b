-- Turns a paid payment into its order: claims the lines, takes them out of the basket, has it wait for its
-- invoice where there is a seller, says so of a draft order, makes the gift cards, queues the mail, announces it, notifies.
-- Guards: state and intent of the payment are unchanged, none of its lines is sold, and it holds what it
-- needs.
create or replace function sell(
  shopper_id text, payment_id text, seen_state text, intent_id text, paid_seconds bigint,
  mail jsonb, announced text, messages text
) returns boolean language plpgsql as $$
declare
  frozen jsonb;
  total_cents bigint;
  paid_currency text;
  seen_intent text;
  needed jsonb;
  given_email text;
  frozen_terms jsonb;
  paid_by_hand jsonb;
  lines bigint[];
  begun_at timestamptz;
  visit_source text;
begin
  if lock_shopper(shopper_id) is null then return false; end if;
  select items, amount_cents, currency, intent, units, email, terms, by_hand, created_at
    into frozen, total_cents, paid_currency, seen_intent, needed, given_email, frozen_terms, paid_by_hand, begun_at
    from payment
    where shopper = shopper_id and payment = payment_id and state = seen_state
      and (intent is null or intent = intent_id) for update;
  if not found then return false; end if;
  -- A process that has not heard of another currency waits for its next start: then the charge goes back.
  if paid_currency <> lower(coalesce((select code from shop_currency), 'USD')) then return false; end if;
  lines := array(select (item->>'line')::bigint from jsonb_array_elements(frozen) as item);
  -- Subqueries, because PostgreSQL would plan `any(lines)` anew at every call.
  perform from order_line where shopper = shopper_id and line in (select unnest(lines));
  if found then return false; end if;
  if needed is not null then
    -- Locked against whoever gives it back, and not written: the stock may lie on another node. It is committed after
    -- the sale (stock-claims.server.ts), and nobody gives back what an ordered payment holds.
    perform from stock_hold where payment = payment_id and state = 'held' for key share;
    if not found then return false; end if;
  end if;
  insert into order_line (shopper, line, payment_intent)
    select shopper_id, line, intent_id from unnest(lines) as line;
  select source into visit_source from shopper where id = shopper_id;
  insert into "order" (shopper, payment_intent, items, amount_cents, currency, created_seconds, terms, by_hand, source)
    values (shopper_id, intent_id, frozen, total_cents, paid_currency, paid_seconds,
      frozen_terms - '{address,note,giftMessage,giftTo}'::text[], paid_by_hand, visit_source);
  insert into order_status (shopper, payment_intent, state, country)
    values (shopper_id, intent_id, case when frozen_terms ? 'giftTo' then 'delivered' else 'placed' end,
      frozen_terms->>'country');
  if exists (select from seller) then
    insert into invoice_due (payment_intent) values (intent_id);
  end if;
  -- Of one that staff had ended before this was begun nothing was left.
  update draft_order set payment_intent = intent_id
    where shopper = shopper_id and payment_intent is null and coalesce(joined_lines && lines, true)
      and (ended_at is null or ended_at >= begun_at);
  update payment set state = 'ordered', intent = intent_id
    where shopper = shopper_id and payment = payment_id;
  if seen_intent is null then
    perform record_own_intent(shopper_id, payment_id, intent_id);
  end if;
  delete from basket_line where shopper = shopper_id and line in (select unnest(lines));
  update shopper set basket_version = basket_version + 1, source = null where id = shopper_id;
  if given_email is not null or frozen_terms is not null then
    perform name_contact(shopper_id, payment_id, intent_id);
  end if;
  if frozen_terms->>'code' is not null then
    update checkout set code = null where shopper = shopper_id;
  end if;
  if frozen_terms ? 'credit' then
    perform spend_credit(payment_id, intent_id);
    update checkout set credit = null where shopper = shopper_id;
  end if;
  if frozen_terms ?| '{note,isGift}' then
    update checkout set note = null, gift_message = null where shopper = shopper_id;
  end if;
  if frozen_terms ? 'giftTo' then
    perform issue_bought_cards(shopper_id, intent_id, frozen, frozen_terms->'giftTo', given_email);
    update payment set terms = terms - 'giftTo' where shopper = shopper_id and payment = payment_id;
    update checkout set gift_to = null where shopper = shopper_id;
  end if;
  perform queue_order_mail(shopper_id, intent_id, 'placed', mail);
  perform announce(announced, intent_id, '{"no": 0}');
  perform notify_live(messages);
  return true;
end $$;
