CREATE TABLE "desk_figure" (
	"name" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_title" (
	"hash" bigint NOT NULL,
	"created_seconds" bigint NOT NULL,
	"payment_intent" text collate "C" NOT NULL,
	CONSTRAINT "order_title_hash_created_seconds_payment_intent_pk" PRIMARY KEY("hash","created_seconds","payment_intent")
);
--> statement-breakpoint
CREATE TABLE "sales_listing" (
	"zone" text NOT NULL,
	"day" date NOT NULL,
	"listing" text collate "C" NOT NULL,
	"units" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "sales_listing_zone_day_listing_pk" PRIMARY KEY("zone","day","listing")
);
--> statement-breakpoint
CREATE TABLE "sold_title" (
	"hash" bigint PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', translate(left(title, 1000), '!"#$%&()*+,-./:;<=>?@[\]^_`{|}~''‘’“”–—…·', repeat(' ', 40)))) STORED,
	"last_seconds" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "order_work_state";--> statement-breakpoint
CREATE INDEX "order_title_intent" ON "order_title" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "sold_title_words" ON "sold_title" USING gin ("words");--> statement-breakpoint
CREATE INDEX "sold_title_last" ON "sold_title" USING btree ("last_seconds");--> statement-breakpoint
CREATE INDEX "order_code" ON "order" USING btree ((terms->>'code')) WHERE terms->>'code' is not null;--> statement-breakpoint
CREATE INDEX "order_work_place" ON "order_work" USING btree ("state","since","payment_intent");--> statement-breakpoint
CREATE INDEX "refund_late" ON "refund" USING btree ("due_at") WHERE state = 'due';--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 22';
