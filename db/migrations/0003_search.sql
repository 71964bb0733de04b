CREATE TABLE "search_trigram" (
	"trigram" text collate "C" NOT NULL,
	"word" text collate "C" NOT NULL,
	CONSTRAINT "search_trigram_trigram_word_pk" PRIMARY KEY("trigram","word")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_id";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "title_words" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('english', translate(left(title, 1000), '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''‘’“”–—…·', repeat(' ', 40)))) || array_to_tsvector(array_remove(array[
  '=c' || left(category, 100),
  '=f' || width_bucket(price_cents, array[1000, 2500, 5000, 10000, 25000, 50000, 100000])::text,
  '=p' || floor(ln(greatest(price_cents, 1)::float8) * 16)::int::text,
  '=e' || rating::text,
  case when position % 101 = 0 then '=t' end,
  case when position % 29 = 0 then '=s' end,
  case when position % 7 = 0 then '=m' end
], null) || (array['=r0', '=r1', '=r2', '=r3', '=r4', '=r5', '=r6', '=r7', '=r8', '=r9', '=r10'])[1:rating + 1])) STORED,
 ADD COLUMN "all_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate(left(title, 1000), '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''‘’“”–—…·', repeat(' ', 40))), 'A') || setweight(to_tsvector('english', translate(left(category, 200), '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''‘’“”–—…·', repeat(' ', 40))), 'B') || to_tsvector('english', translate(left(description, 10000), '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''‘’“”–—…·', repeat(' ', 40))) || array_to_tsvector(array_remove(array[
  '=c' || left(category, 100),
  '=f' || width_bucket(price_cents, array[1000, 2500, 5000, 10000, 25000, 50000, 100000])::text,
  '=p' || floor(ln(greatest(price_cents, 1)::float8) * 16)::int::text,
  '=e' || rating::text,
  case when position % 101 = 0 then '=t' end,
  case when position % 29 = 0 then '=s' end,
  case when position % 7 = 0 then '=m' end
], null) || (array['=r0', '=r1', '=r2', '=r3', '=r4', '=r5', '=r6', '=r7', '=r8', '=r9', '=r10'])[1:rating + 1])) STORED;--> statement-breakpoint
CREATE INDEX "product_title_words" ON "product" USING gin ("title_words") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "product_all_words" ON "product" USING gin ("all_words") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "product_id" ON "product" USING btree ("id","position","listing") WHERE withdrawn_at is null;