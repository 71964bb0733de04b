-- The invoice of an order; `"pending"` for one that gets its number with the next sweep, null for one that gets
-- none.
create or replace function invoice_of(intent_id text) returns json
language plpgsql stable as $$
declare
  found_one invoice;
begin
  select * into found_one from invoice where payment_intent = intent_id;
  if found then
    return json_build_object(
      'no', found_one.no, 'issuedOn', found_one.issued_on, 'seller', found_one.seller);
  end if;
  -- Without a seller none is numbered; of a cluster only what waits lies on another node.
  perform from seller;
  if not found then return null; end if;
  perform from invoice_due where payment_intent = intent_id;
  if found then return to_json('pending'::text); end if;
  return null;
end $$;
