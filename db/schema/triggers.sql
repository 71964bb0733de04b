-- What the tables of `db/schema` cannot say. `npm run db:schema` writes it into the migration, behind them.

-- Announces to the live streams that a session has ended, whoever deletes it: the shop, or somebody in psql.
-- Its arguments are the column of whose session it was, and what stands before that in the message.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_live(jsonb_build_array(jsonb_build_object('kind', 'signed-out',
    'shopper', TG_ARGV[1] || (to_jsonb(OLD) ->> TG_ARGV[0])))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION announce_session_end('user_id', '');
--> statement-breakpoint
CREATE TRIGGER staff_session_ended AFTER DELETE ON staff_session FOR EACH ROW EXECUTE FUNCTION announce_session_end('staff', 'staff ');
--> statement-breakpoint
-- Writes each price that differs from the last one known, in the statement that sets it. The clock of the moment, not of
-- the transaction: who waits for another's row writes after it. A clock that goes back does not change the order.
CREATE FUNCTION keep_price_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_history (variant, cents, from_at)
    SELECT changed.variant, changed.price_cents,
      greatest(clock_timestamp(), last.from_at + interval '1 microsecond')
    FROM changed LEFT JOIN LATERAL (
      SELECT cents, from_at FROM price_history WHERE price_history.variant = changed.variant
      ORDER BY from_at DESC LIMIT 1
    ) AS last ON true
    WHERE last.cents IS DISTINCT FROM changed.price_cents;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_priced AFTER INSERT ON product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_price_history();
--> statement-breakpoint
CREATE TRIGGER product_repriced AFTER UPDATE ON product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_price_history();
--> statement-breakpoint
-- A sitemap says when what a page says has changed; a new variant has the time of its row.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_noted BEFORE UPDATE ON product FOR EACH ROW WHEN (
  (OLD.id, OLD.title, OLD.image, OLD.images, OLD.alt_texts, OLD.price_cents, OLD.was_cents, OLD.description, OLD.options,
    OLD.details, OLD.category, OLD.brand, OLD.weight_grams, OLD.unit_content, OLD.manufacturer,
    OLD.responsible_person, OLD.safety_warnings, OLD.meta_title, OLD.meta_description, OLD.withdrawn_at)
  IS DISTINCT FROM
  (NEW.id, NEW.title, NEW.image, NEW.images, NEW.alt_texts, NEW.price_cents, NEW.was_cents, NEW.description, NEW.options,
    NEW.details, NEW.category, NEW.brand, NEW.weight_grams, NEW.unit_content, NEW.manufacturer,
    NEW.responsible_person, NEW.safety_warnings, NEW.meta_title, NEW.meta_description, NEW.withdrawn_at)
) EXECUTE FUNCTION note_change();
--> statement-breakpoint
-- The address of a category whose last product has left it leads on to where that is.
CREATE FUNCTION keep_former_category() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former text[] := array_append(array_remove(OLD.former_categories, OLD.category), OLD.category);
BEGIN
  NEW.former_categories := former[greatest(1, cardinality(former) - 7):];
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_recategorized BEFORE UPDATE OF category ON product FOR EACH ROW WHEN (OLD.category IS DISTINCT FROM NEW.category AND OLD.category <> '') EXECUTE FUNCTION keep_former_category();
--> statement-breakpoint
-- A variant that is on sale again is found by the collections that its product is in now.
CREATE FUNCTION renew_collection_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.collections := collection_terms(NEW.id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_put_back BEFORE UPDATE OF withdrawn_at ON product FOR EACH ROW WHEN (OLD.withdrawn_at IS NOT NULL AND NEW.withdrawn_at IS NULL) EXECUTE FUNCTION renew_collection_terms();
--> statement-breakpoint
-- A new variant has the ratings of its product.
CREATE FUNCTION give_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
  one text;
BEGIN
  PERFORM FROM review WHERE state = 'shown' LIMIT 1;
  IF FOUND THEN
    -- A read of its own: on a cluster what has changed is joined to no table of another kind.
    ids := array(SELECT DISTINCT id FROM changed);
    FOR one IN SELECT DISTINCT product FROM review WHERE product = ANY(ids) AND state = 'shown' ORDER BY product LOOP
      PERFORM refresh_rating(one);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_rated AFTER INSERT ON product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION give_ratings();
--> statement-breakpoint
-- A variant that moves to another product leaves the ratings of the old one there.
CREATE FUNCTION take_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_rating(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_moved AFTER UPDATE OF id ON product FOR EACH ROW WHEN (OLD.id IS DISTINCT FROM NEW.id) EXECUTE FUNCTION take_ratings();
--> statement-breakpoint
-- Announces each product of which something has changed that is not made from other columns, whoever changes it. Without
-- an endpoint that wants it, an import pays for one look at the table of endpoints.
CREATE FUNCTION announce_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one record;
BEGIN
  PERFORM FROM event_endpoint WHERE 'product.changed' = ANY(kinds);
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    FOR one IN SELECT id, jsonb_agg(variant ORDER BY variant) AS variants FROM changed GROUP BY id ORDER BY id LOOP
      PERFORM announce('product.changed', one.id, jsonb_build_object('variants', one.variants));
    END LOOP;
    RETURN NULL;
  END IF;
  FOR one IN
    SELECT changed.id, jsonb_agg(changed.variant ORDER BY changed.variant) AS variants
    FROM changed JOIN before ON before.variant = changed.variant
    WHERE to_jsonb(changed) - '{title_words,all_words,facets,position,is_sold_out,review_count,review_stars,shown_rating}'::text[]
      IS DISTINCT FROM to_jsonb(before) - '{title_words,all_words,facets,position,is_sold_out,review_count,review_stars,shown_rating}'::text[]
    GROUP BY changed.id ORDER BY changed.id
  LOOP
    PERFORM announce('product.changed', one.id, jsonb_build_object('variants', one.variants));
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_made AFTER INSERT ON product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_products();
--> statement-breakpoint
CREATE TRIGGER product_changed AFTER UPDATE ON product REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_products();
--> statement-breakpoint
-- Has what baskets read of a variant follow it, a batch at a time. Of its columns an update compares those that are copied.
CREATE FUNCTION follow_in_baskets() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  batch basket_variant[];
  gone text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    FOR batch IN
      SELECT array_agg((variant, id, title, image, price_cents, options, unit_content, shown_rating, review_count, category,
        tax_category, withdrawn_at IS NOT NULL, NULL, gift_card = 'yes')::basket_variant)
      FROM (SELECT *, row_number() OVER () / 1000 AS batch FROM changed) AS one GROUP BY one.batch
    LOOP
      PERFORM copy_to_baskets(batch);
    END LOOP;
  ELSIF TG_OP = 'UPDATE' THEN
    -- What has another name now, by hand.
    gone := array(SELECT variant FROM before EXCEPT SELECT variant FROM changed);
    IF cardinality(gone) > 0 THEN DELETE FROM basket_variant WHERE variant = ANY(gone); END IF;
    FOR batch IN
      SELECT array_agg((variant, id, title, image, price_cents, options, unit_content, shown_rating, review_count, category,
        tax_category, is_withdrawn, NULL, is_gift_card)::basket_variant)
      FROM (SELECT *, row_number() OVER () / 1000 AS batch FROM (
        SELECT variant, id, title, image, price_cents, options, unit_content, shown_rating, review_count, category,
          tax_category, withdrawn_at IS NOT NULL AS is_withdrawn, gift_card = 'yes' AS is_gift_card FROM changed
        EXCEPT ALL
        SELECT variant, id, title, image, price_cents, options, unit_content, shown_rating, review_count, category,
          tax_category, withdrawn_at IS NOT NULL, gift_card = 'yes' FROM before) AS other) AS one GROUP BY one.batch
    LOOP
      PERFORM copy_to_baskets(batch);
    END LOOP;
  ELSIF TG_OP = 'TRUNCATE' THEN
    DELETE FROM basket_variant;
  ELSE
    gone := array(SELECT variant FROM before);
    DELETE FROM basket_variant WHERE variant = ANY(gone);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_followed AFTER INSERT ON product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_baskets();
--> statement-breakpoint
CREATE TRIGGER product_followed_on AFTER UPDATE ON product REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_baskets();
--> statement-breakpoint
CREATE TRIGGER product_followed_off AFTER DELETE ON product REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION follow_in_baskets();
--> statement-breakpoint
CREATE TRIGGER product_followed_all_off AFTER TRUNCATE ON product FOR EACH STATEMENT EXECUTE FUNCTION follow_in_baskets();
--> statement-breakpoint
-- Announces what has become of what is available of a variant: the argument is the kind of event. Where a shopper's node of a
-- cluster changes the stock here, the commit is in two phases, which nothing may notify in: who delivers also looks by itself.
CREATE FUNCTION announce_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF write_outbox(TG_ARGV[0], NEW.variant, jsonb_build_object('available', NEW.available, 'low', NEW.low))
    AND NOT starts_with(current_setting('application_name'), 'citus_internal')
  THEN
    PERFORM notify_live('[{"kind":"outbox"}]');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_low AFTER UPDATE OF available ON stock FOR EACH ROW WHEN (NEW.variant IS NOT NULL AND OLD.available > OLD.low AND NEW.available <= NEW.low) EXECUTE FUNCTION announce_stock('stock.low');
--> statement-breakpoint
CREATE TRIGGER stock_back AFTER UPDATE OF available ON stock FOR EACH ROW WHEN (NEW.variant IS NOT NULL AND OLD.available <= 0 AND NEW.available > 0) EXECUTE FUNCTION announce_stock('stock.back');
