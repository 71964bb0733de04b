CREATE INDEX "mail_stuck" ON "mail" USING btree ("queued_at") WHERE state in ('refused', 'given_up', 'in_doubt');--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 16';
