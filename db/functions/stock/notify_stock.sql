-- Notifies every process that these variants have other words for shoppers now, when the transaction
-- commits, and queues the mails of those who waited for them. A null is the variant of a code, which is not
-- public. A payload has at most 8,000 bytes: of more variants than fit, the whole catalogue is named.
create or replace function notify_stock(variants text[]) returns void
language plpgsql as $$
declare
  shown text[] := coalesce(array_remove(variants, null), '{}');
  messages text := jsonb_build_array(jsonb_build_object('kind', 'stock', 'variants', shown));
begin
  if cardinality(shown) = 0 then return; end if;
  perform queue_stock_mails(shown);
  perform notify_live(
    case when octet_length(messages) < 7900 then messages else '[{"kind":"catalogue"}]' end);
end $$;
