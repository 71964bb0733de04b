-- What a shopper has chosen for its next payments: where its orders go (its addresses, the one used last first) and
-- how, with what says what delivery costs there (the zones; null where there are none; what a plugin has quoted), a
-- VAT number as it was typed, a note, the message of a gift (null: it is none), for whom gift cards are, the e-mail of a guest (before it gives one
-- what staff has written in its draft order), and a code as it stands for this shopper, and the gift card or
-- store credit to pay with; `hasCodes`: there is one that is not over; `ownCredit`: the store credit of the account.
create or replace function read_choices(shopper_id text) returns jsonb
language plpgsql stable as $$
declare
  chosen checkout;
begin
  select * into chosen from checkout where shopper = shopper_id;
  return jsonb_build_object('addresses', (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'address', address) order by used_at desc, id), '[]')
    from saved_address where shopper = shopper_id),
    'option', chosen.option, 'quote', chosen.quote, 'zones', (
    select jsonb_agg(jsonb_build_object('name', name, 'countries', countries, 'methods', methods) order by name)
    from delivery_zone),
    'hasCodes', exists (select from discount_code where to_at is null or to_at > now()),
    'typedCode', chosen.code, 'typedVatNumber', chosen.vat_number,
    'note', coalesce(chosen.note, ''), 'giftMessage', chosen.gift_message, 'giftTo', chosen.gift_to,
    'email', coalesce(chosen.email, (select email from draft_order where shopper = shopper_id
      and payment_intent is null and ended_at is null limit 1)),
    'credit', case when chosen.credit is not null then read_credit(shopper_id, chosen.credit) end,
    'ownCredit', (select read_credit(shopper_id, id) from credit where credit.shopper = shopper_id),
    'code', case when chosen.code is not null then read_code(shopper_id, chosen.code) end);
end $$;
