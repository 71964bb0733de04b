DROP INDEX "product_title_words";--> statement-breakpoint
DROP INDEX "product_all_words";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "title_words",
 DROP COLUMN "all_words";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "title_words" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('english', translate(left(title, 1000), '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''‘’“”–—…·', repeat(' ', 40))))) STORED,
 ADD COLUMN "all_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate(left(title, 1000), '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''‘’“”–—…·', repeat(' ', 40))), 'A') || setweight(to_tsvector('english', translate(left(category, 200), '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''‘’“”–—…·', repeat(' ', 40))), 'B') || to_tsvector('english', translate(left(description, 10000), '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''‘’“”–—…·', repeat(' ', 40)))) STORED,
 ADD COLUMN "facets" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array[
  'a',
  'c' || left(category, 100),
  'f' || width_bucket(price_cents, array[1000, 2500, 5000, 10000, 25000, 50000, 100000])::text,
  'e' || rating::text,
  'g' || rating::text || '.' || left(category, 100),
  'h' || rating::text || '.' || width_bucket(price_cents, array[1000, 2500, 5000, 10000, 25000, 50000, 100000])::text,
  'k' || rating::text || '.' || width_bucket(price_cents, array[1000, 2500, 5000, 10000, 25000, 50000, 100000])::text || '.' || left(category, 100),
  'p0.' || (floor(ln(greatest(price_cents, 1)::float8) * 16)::int >> 0)::text,
  'p1.' || (floor(ln(greatest(price_cents, 1)::float8) * 16)::int >> 2)::text,
  'p2.' || (floor(ln(greatest(price_cents, 1)::float8) * 16)::int >> 4)::text,
  'p3.' || (floor(ln(greatest(price_cents, 1)::float8) * 16)::int >> 6)::text
] || (array['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r10'])[1:rating])) STORED;--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("title_words","all_words","facets") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "product_search_8" ON "product" USING gin ("title_words","all_words","facets") WHERE withdrawn_at is null and hashtext(listing) & 7 = 0;--> statement-breakpoint
CREATE INDEX "product_search_32" ON "product" USING gin ("title_words","all_words","facets") WHERE withdrawn_at is null and hashtext(listing) & 31 = 0;--> statement-breakpoint
CREATE INDEX "product_search_128" ON "product" USING gin ("title_words","all_words","facets") WHERE withdrawn_at is null and hashtext(listing) & 127 = 0;