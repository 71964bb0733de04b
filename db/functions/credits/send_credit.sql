-- Gives a gift card a code and mails it, where it has an e-mail: the code itself is in the mail alone, and leaves that
-- once it is sent. Another code ends the one before, also where that was typed already: who has chosen it chooses again,
-- and a payment that holds nothing of the card yet is ended. Guards: it is a gift card, it is not voided, and `first`
-- says whether it was sent before; false where they fail.
create or replace function send_credit(
  credit_id text, is_first boolean, hash text, last_letters text, dedupe_key text, code text
) returns boolean language plpgsql as $$
declare
  moment timestamptz := now();
  card credit;
  chosen record;
  begun record;
begin
  select * into card from credit where id = credit_id for update;
  if not found or card.shopper is not null or card.voided_at is not null
    or is_first <> (card.code_hash is null)
  then
    return false;
  end if;
  update credit set code_hash = hash, ending = last_letters, sent_at = now(), giver = '', message = ''
    where id = credit_id;
  if not is_first then
    -- Locked as who pays locks them: the shopper, the payment, what was chosen.
    for chosen in select shopper from checkout where credit = credit_id order by shopper loop
      perform change_checkout(chosen.shopper);
    end loop;
    for begun in
      select shopper, payment from payment
        where state in ('creating', 'open') and terms->'credit'->>'id' = credit_id
        order by shopper, payment
    loop
      perform from payment where shopper = begun.shopper and payment = begun.payment
        and state in ('creating', 'open') for update;
      continue when not found
        or exists (select from stock_hold where payment = begun.payment and state = 'held');
      update payment set state = 'cancelling', sweep_due_at = moment
        where shopper = begun.shopper and payment = begun.payment;
    end loop;
    update checkout set credit = null where credit = credit_id;
  end if;
  -- mail-kinds.ts has the shape of the body.
  perform queue_mail('credit_' || credit_id, dedupe_key, 'gift_card', card.email, jsonb_build_object(
    'credit', credit_id, 'giver', card.giver, 'message', card.message, 'ending', last_letters, 'secret', code));
  return true;
end $$;
