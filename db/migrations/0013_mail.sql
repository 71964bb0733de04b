CREATE TABLE "mail" (
	"shopper" text NOT NULL,
	"dedupe" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"body" jsonb NOT NULL,
	"message_id" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"reply" text,
	CONSTRAINT "mail_shopper_dedupe_pk" PRIMARY KEY("shopper","dedupe")
);
--> statement-breakpoint
CREATE TABLE "order_person" (
	"shopper" text NOT NULL,
	"payment_intent" text NOT NULL,
	"name" text,
	"email" text,
	"address" text,
	CONSTRAINT "order_person_shopper_payment_intent_pk" PRIMARY KEY("shopper","payment_intent")
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("due_at") WHERE state in ('queued', 'sending', 'transmitting');--> statement-breakpoint
CREATE INDEX "mail_queued" ON "mail" USING btree ("queued_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 9';
