-- What a shopper has chosen for its next payments: where its orders go (its addresses, the one used last first) and
-- how, with what says what delivery costs there (the zones; null where there are none; what a plugin has quoted), a
-- VAT number as it was typed, a note, the message of a gift (null: it is none), for whom gift cards are, the e-mail of a guest (before it gives one
-- what staff has written in its draft order), and a code as it stands for this shopper, and the gift card or
-- store credit to pay with; `hasCodes`: there is one that is not over; `ownCredit`: the store credit of the account.
create or replace function read_choices(shopper_id text) returns jsonb
language plpgsql stable as $$
declare
  chosen checkout;
  code jsonb;
  to_pay_with jsonb;
  own_credit jsonb;
  own_id text;
  zones jsonb;
  has_codes boolean;
begin
  select * into chosen from checkout where shopper = shopper_id;
  if chosen.code is not null then code := read_code(shopper_id, chosen.code); end if;
  if chosen.credit is not null then to_pay_with := read_credit(shopper_id, chosen.credit); end if;
  select id into own_id from credit where credit.shopper = shopper_id;
  if own_id is not null then own_credit := read_credit(shopper_id, own_id); end if;
  select jsonb_agg(jsonb_build_object('name', name, 'countries', countries, 'methods', methods) order by name)
    into zones from delivery_zone;
  has_codes := exists (select from discount_code where to_at is null or to_at > now());
  return jsonb_build_object('addresses', (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'address', address) order by used_at desc, id), '[]')
    from saved_address where shopper = shopper_id),
    'option', chosen.option, 'quote', chosen.quote, 'zones', zones, 'hasCodes', has_codes,
    'typedCode', chosen.code, 'typedVatNumber', chosen.vat_number,
    'note', coalesce(chosen.note, ''), 'giftMessage', chosen.gift_message, 'giftTo', chosen.gift_to,
    'email', coalesce(chosen.email, (select email from draft_order where shopper = shopper_id
      and payment_intent is null and ended_at is null limit 1)),
    'credit', to_pay_with, 'ownCredit', own_credit, 'code', code);
end $$;
