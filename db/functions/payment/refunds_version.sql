-- What a decision about the refunds of a charge depends on: another text after any change.
create or replace function refunds_version(shopper_id text, intent_id text) returns text
language plpgsql stable as $$
begin
  return (
    select coalesce(string_agg(concat_ws(' ', no, state, attempt, amount_cents), ', ' order by no), '')
    from refund where shopper = shopper_id and payment_intent = intent_id);
end $$;
