-- What the tables of `db/schema` cannot say. `npm run db:schema` writes it into the migration, behind them.

-- Announces to the live streams that a session has ended, whoever deletes it: the shop, or somebody in psql.
-- Its arguments are the column of whose session it was, and what stands before that in the message.
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_live(jsonb_build_array(jsonb_build_object('kind', 'signed-out',
    'shopper', TG_ARGV[1] || (to_jsonb(OLD) ->> TG_ARGV[0])))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION announce_session_end('user_id', '');
--> statement-breakpoint
CREATE TRIGGER staff_session_ended AFTER DELETE ON staff_session FOR EACH ROW EXECUTE FUNCTION announce_session_end('staff', 'staff ');
