-- Alerts of a search wait at night, and a seller's word that a doubtful home is still to be had is one.
ALTER TABLE "searches" ADD COLUMN "quiet_hours" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- Only a listing that looked doubtful: who confirms in time has told nothing new.
CREATE FUNCTION "listing_events_confirmed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_events (property_id, kind)
    SELECT a.property_id, 'confirmed' FROM added AS a JOIN removed AS r USING (property_id)
    WHERE r.state = 'dimmed' AND a.state = 'confirmed' AND a.confirmed_at > r.confirmed_at
    ORDER BY a.property_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_events_confirmed" AFTER UPDATE ON "listing_freshness" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "listing_events_confirmed"();
