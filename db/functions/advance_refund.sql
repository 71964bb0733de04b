-- Writes how a refund stands at the provider. Guards: its state and attempt are unchanged. A refund that
-- was done and is due again is owed from now on.
create or replace function advance_refund(
  shopper_id text, intent_id text, seen_state text, seen_attempt integer, new_state text,
  new_attempt integer, provider_refund text, payment_state text, messages text
) returns boolean language plpgsql as $$
begin
  if lock_shopper(shopper_id) is null then return false; end if;
  update refund
    set state = new_state, attempt = new_attempt, refund_id = coalesce(provider_refund, refund_id),
      due_at = case when seen_state = 'refunded' then now() else due_at end
    where shopper = shopper_id and payment_intent = intent_id
      and state = seen_state and attempt = seen_attempt;
  if not found then return false; end if;
  update payment set state = payment_state where shopper = shopper_id and intent = intent_id;
  update intent set state = payment_state
    where intent.shopper = shopper_id and intent.intent = intent_id and state <> 'own';
  perform notify_live(messages);
  return true;
end $$;
