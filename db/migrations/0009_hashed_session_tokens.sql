-- Sessions are looked up by the hash of their token, and last for 30 days at most (docs/decisions/038).
UPDATE "session" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex') WHERE length("token") <> 64;--> statement-breakpoint
UPDATE "session" SET "expires_at" = "created_at" + interval '30 days' WHERE "expires_at" > "created_at" + interval '30 days';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION oldest_build() RETURNS integer LANGUAGE sql AS 'select 9';
