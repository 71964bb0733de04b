ALTER TABLE "shopper" ADD COLUMN "forget_due_at" timestamp with time zone DEFAULT now() + interval '30 days';--> statement-breakpoint
CREATE INDEX "shopper_forget_due" ON "shopper" USING btree ("forget_due_at") WHERE forget_due_at is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 9';
