-- Frozen items have their price in whole cents, as the rest of the database has.
UPDATE "payment" SET "items" = (
  SELECT coalesce(jsonb_agg((item - 'price') || jsonb_build_object('priceCents', round((item->>'price')::numeric * 100)::bigint) ORDER BY place), '[]')
  FROM jsonb_array_elements("items") WITH ORDINALITY AS frozen (item, place)
) WHERE "items"->0 ? 'price';
--> statement-breakpoint
UPDATE "order" SET "items" = (
  SELECT coalesce(jsonb_agg((item - 'price') || jsonb_build_object('priceCents', round((item->>'price')::numeric * 100)::bigint) ORDER BY place), '[]')
  FROM jsonb_array_elements("items") WITH ORDINALITY AS frozen (item, place)
) WHERE "items"->0 ? 'price';
