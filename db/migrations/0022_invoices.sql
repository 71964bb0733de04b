CREATE TABLE "invoice" (
	"no" bigint PRIMARY KEY NOT NULL,
	"payment_intent" text NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"seller" jsonb NOT NULL,
	CONSTRAINT "invoice_payment_intent_unique" UNIQUE("payment_intent")
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"key" text PRIMARY KEY DEFAULT 'seller' NOT NULL,
	"details" jsonb NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"applies_to" text PRIMARY KEY NOT NULL,
	"basis_points" integer NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 22';
