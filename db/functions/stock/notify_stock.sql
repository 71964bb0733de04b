-- Notifies every process that these listings have other words for shoppers now, when the transaction
-- commits, and queues the mails of those who waited for them. A payload has at most 8,000 bytes: of more listings than fit, the whole catalogue is named.
create or replace function notify_stock(listings text[]) returns void
language plpgsql as $$
declare
  messages text := jsonb_build_array(jsonb_build_object('kind', 'stock', 'listings', listings));
begin
  if coalesce(cardinality(listings), 0) = 0 then return; end if;
  perform queue_stock_mails(listings);
  perform notify_live(
    case when octet_length(messages) < 7900 then messages else '[{"kind":"catalogue"}]' end);
end $$;
