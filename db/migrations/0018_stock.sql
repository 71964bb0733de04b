CREATE TABLE "stock" (
	"listing" text collate "C" PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"available" integer NOT NULL,
	"low" integer DEFAULT 5 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_entry" (
	"listing" text collate "C" NOT NULL,
	"reason" text NOT NULL,
	"reference" text collate "C" NOT NULL,
	"units" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_entry_listing_reason_reference_pk" PRIMARY KEY("listing","reason","reference")
);
--> statement-breakpoint
CREATE TABLE "stock_hold" (
	"payment" text NOT NULL,
	"listing" text collate "C" NOT NULL,
	"units" integer NOT NULL,
	"shopper" text NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_hold_payment_listing_pk" PRIMARY KEY("payment","listing")
);
--> statement-breakpoint
CREATE TABLE "stock_watch" (
	"listing" text collate "C" NOT NULL,
	"shopper" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_watch_listing_shopper_pk" PRIMARY KEY("listing","shopper")
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "units" jsonb;--> statement-breakpoint
CREATE INDEX "stock_hold_listing" ON "stock_hold" USING btree ("listing");--> statement-breakpoint
CREATE INDEX "stock_hold_ends" ON "stock_hold" USING btree ("provider","ends_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "stock_watch_shopper" ON "stock_watch" USING btree ("shopper");--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 16';
