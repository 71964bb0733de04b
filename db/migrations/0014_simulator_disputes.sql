CREATE TABLE "card_simulator"."dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "card_simulator"."dispute_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_intent" text NOT NULL,
	"charge" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"card" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"evidence_text" text,
	"submissions" integer NOT NULL,
	"evidence_due_seconds" bigint NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_seconds" bigint NOT NULL,
	CONSTRAINT "dispute_sequence_unique" UNIQUE("sequence")
);
--> statement-breakpoint
ALTER TABLE "card_simulator"."charge" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "card_simulator"."charge" ADD COLUMN "dispute_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_simulator"."refund" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "card_simulator"."refund" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "card_simulator"."refund" ADD COLUMN "end_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "dispute_payment_intent" ON "card_simulator"."dispute" USING btree ("payment_intent","sequence");--> statement-breakpoint
CREATE INDEX "charge_dispute_due" ON "card_simulator"."charge" USING btree ("dispute_due_at") WHERE dispute_due_at is not null;--> statement-breakpoint
CREATE INDEX "refund_end_due" ON "card_simulator"."refund" USING btree ("end_due_at") WHERE end_due_at is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 9';
