-- Writes how the refunds of a charge stand, and those that were made at the provider. Guard: they are as
-- they were read. Each change has the event, with its effects, that it is of an order if its number is new. A refund
-- that was done and is due again is owed, and due for the sweep, from now on. The staff is notified of one that
-- fails, and it is announced, once an attempt, with what of it is in no credit. What has arrived of a refund is booked:
-- the transactions of a refund add up to it, also once a row that was damaged is set right. One that was made at the
-- provider takes what is left of gift cards that the order has bought.
create or replace function write_refunds(
  shopper_id text, intent_id text, seen_version text, changes jsonb, provider_id text,
  charged_cents bigint, paid_seconds bigint, payment_state text, messages text
) returns boolean language plpgsql as $$
declare
  change record;
  is_known boolean;
  moment timestamptz := now();
  next_entry integer;
  new_cents bigint;
  takes jsonb;
  in_credit bigint;
begin
  if lock_shopper(shopper_id) is null then return false; end if;
  if refunds_version(shopper_id, intent_id) <> seen_version then return false; end if;
  for change in
    select * from jsonb_to_recordset(changes) as given (
      no integer, made_by text, reason text, state text, "refundId" text, attempt integer,
      "amountCents" bigint, "arrivedCents" bigint, event jsonb)
  loop
    select coalesce(max(entry), 0) + 1, change."arrivedCents" - coalesce(sum(amount_cents), 0)
      into next_entry, new_cents from refund_transaction
      where shopper = shopper_id and payment_intent = intent_id and no = change.no;
    if new_cents <> 0 then
      insert into refund_transaction (shopper, payment_intent, no, entry, amount_cents)
        values (shopper_id, intent_id, change.no, next_entry, new_cents);
    end if;
    update refund
      set state = change.state, attempt = change.attempt, amount_cents = change."amountCents",
        refund_id = coalesce(change."refundId", refund_id),
        due_at = case when state = 'refunded' then moment else due_at end,
        sweep_due_at = case when state in ('due', 'pending') then sweep_due_at else moment end,
        sweep_tries = case when state in ('due', 'pending') then sweep_tries else 0 end
      where shopper = shopper_id and payment_intent = intent_id and no = change.no
      returning credit_cents into in_credit;
    is_known := found;
    if change.state = 'failed'
      and queue_mail('staff', concat_ws(':', 'refund-failed', intent_id, change.no, change.attempt),
        'staff_refund_failed', 'staff', jsonb_build_object('order', intent_id,
          'cents', change."amountCents" - coalesce(in_credit, 0), 'reason', change.reason))
    then
      perform announce('refund.failed', intent_id, jsonb_build_object('no', change.no,
        'amountCents', change."amountCents" - coalesce(in_credit, 0), 'reason', change.reason));
    end if;
    continue when is_known;
    insert into refund (shopper, payment_intent, no, by, reason, state, refund_id, attempt,
        amount_cents, charge_cents, created_seconds, provider)
      values (shopper_id, intent_id, change.no, change.made_by, change.reason, change.state,
        change."refundId", change.attempt, change."amountCents", charged_cents, paid_seconds,
        provider_id);
    takes := case when change.made_by = 'provider'
      then take_back_cards(shopper_id, intent_id, change.no, change."amountCents") else '[]' end;
    perform append_order_event(shopper_id, intent_id, case when takes = '[]' then change.event
      else jsonb_set(change.event, '{body,takenBack}', takes) end);
  end loop;
  update payment set state = payment_state
    where shopper = shopper_id and intent = intent_id and state <> 'ordered';
  update intent set state = payment_state
    where intent.shopper = shopper_id and intent.intent = intent_id and state <> 'own';
  perform notify_live(messages);
  return true;
end $$;
