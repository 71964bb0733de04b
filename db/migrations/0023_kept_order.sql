CREATE TABLE "kept_order" (
	"shopper" text NOT NULL,
	"payment_intent" text collate "C" NOT NULL,
	"payment" text NOT NULL,
	"account" text NOT NULL,
	CONSTRAINT "kept_order_shopper_payment_intent_pk" PRIMARY KEY("shopper","payment_intent")
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 22';
