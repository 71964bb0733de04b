CREATE TABLE "sales_day" (
	"zone" text NOT NULL,
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "sales_day_zone_day_pk" PRIMARY KEY("zone","day")
);
--> statement-breakpoint
CREATE INDEX "order_event_disputed" ON "order_event" USING btree ("at") WHERE kind = 'disputed';--> statement-breakpoint
CREATE INDEX "refund_failed" ON "refund" USING btree ("due_at") WHERE state = 'failed';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 16';
