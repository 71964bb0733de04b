CREATE TABLE "checkout" (
	"shopper" text PRIMARY KEY NOT NULL,
	"address" jsonb,
	"code" text
);
--> statement-breakpoint
CREATE TABLE "discount_code" (
	"name" text PRIMARY KEY NOT NULL,
	"share_percent" integer,
	"amount_cents" bigint,
	"from_at" timestamp with time zone,
	"to_at" timestamp with time zone,
	"uses" integer,
	"uses_each" integer
);
--> statement-breakpoint
CREATE TABLE "shipping_price" (
	"country" text NOT NULL,
	"from_cents" bigint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "shipping_price_country_from_cents_pk" PRIMARY KEY("country","from_cents")
);
--> statement-breakpoint
ALTER TABLE "order_person" ALTER COLUMN "address" SET DATA TYPE jsonb USING "address"::jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "terms" jsonb;--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 22';
