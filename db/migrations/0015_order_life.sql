CREATE TABLE "order_event" (
	"shopper" text NOT NULL,
	"payment_intent" text collate "C" NOT NULL,
	"no" integer NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_event_shopper_payment_intent_no_pk" PRIMARY KEY("shopper","payment_intent","no")
);
--> statement-breakpoint
CREATE TABLE "order_work" (
	"shopper" text NOT NULL,
	"payment_intent" text collate "C" NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_work_shopper_payment_intent_pk" PRIMARY KEY("shopper","payment_intent")
);
--> statement-breakpoint
DROP INDEX "intent_sweep_due";--> statement-breakpoint
DROP INDEX "payment_sweep_due";--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_shopper_payment_intent_pk";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "number" text collate "C" GENERATED ALWAYS AS (left(translate(encode(sha256(payment_intent::bytea), 'base64'), 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', '0123456789ABCDEFGHJKMNPQRSTVWXYZ0123456789ABCDEFGHJKMNPQRSTVWXYZ'), 10)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "no" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_shopper_payment_intent_no_pk" PRIMARY KEY("shopper","payment_intent","no");--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "by" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "charge_cents" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "sweep_due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "sweep_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Each refund so far gave its whole charge back.
UPDATE "refund" SET "charge_cents" = "amount_cents", "provider" = coalesce((
  SELECT "intent"."provider" FROM "intent"
  WHERE "intent"."shopper" = "refund"."shopper" AND "intent"."intent" = "refund"."payment_intent"
), '');--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "charge_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "provider" SET NOT NULL;--> statement-breakpoint
-- Nothing is known of what has happened to an order so far.
INSERT INTO "order_work" ("shopper", "payment_intent", "state", "since")
SELECT "shopper", "payment_intent", 'placed', to_timestamp("created_seconds") FROM "order";--> statement-breakpoint
CREATE INDEX "order_work_state" ON "order_work" USING btree ("state","since");--> statement-breakpoint
CREATE INDEX "order_number" ON "order" USING btree ("number");--> statement-breakpoint
CREATE INDEX "refund_sweep_due" ON "refund" USING btree ("provider","sweep_due_at") WHERE state in ('due', 'pending');--> statement-breakpoint
CREATE INDEX "intent_sweep_due" ON "intent" USING btree ("provider","sweep_due_at") WHERE state = 'stray';--> statement-breakpoint
CREATE INDEX "payment_sweep_due" ON "payment" USING btree ("provider","sweep_due_at") WHERE state in ('creating', 'open', 'cancelling');--> statement-breakpoint
-- An older build would take the refund of a part for a charge that is no order, and leaves events behind
-- when a guest joins an account.
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 16';
