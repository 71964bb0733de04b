CREATE TABLE "intent" (
	"shopper" text NOT NULL,
	"intent" text NOT NULL,
	"payment" text NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"sweep_due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sweep_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "intent_shopper_intent_pk" PRIMARY KEY("shopper","intent")
);
--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "intent_sweep_due" ON "intent" USING btree ("provider","sweep_due_at") WHERE state in ('stray', 'refund_due');
--> statement-breakpoint
-- The intents that payments have already: each is its payment's own.
INSERT INTO "intent" ("shopper", "intent", "payment", "provider", "state")
SELECT "shopper", "intent", "payment", "provider", 'own' FROM "payment" WHERE "intent" IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 9';
