-- When its seller last said that a listing is to be had, and which question is open: one small row beside the listing, so
-- that asking rewrites none of the listing's own indexes.
CREATE TABLE "listing_freshness" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"question" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- Nothing vanishes at once where listings are there already: the first questions are spread over two weeks, those of one
-- seller on one day.
INSERT INTO "listing_freshness" ("property_id", "state", "since", "confirmed_at")
  SELECT id, CASE WHEN status = 'active' AND source_ref IS NULL THEN 'confirmed' ELSE 'idle' END,
    greatest(created_at, updated_at, now() - make_interval(hours => 336 - (seller_id * 79) % 336)),
    greatest(created_at, updated_at)
  FROM properties;
--> statement-breakpoint
ALTER TABLE "listing_freshness" ADD CONSTRAINT "listing_freshness_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "listing_freshness_due" ON "listing_freshness" USING btree ("state","since") WHERE "state" in ('confirmed', 'asked', 'dimmed');
--> statement-breakpoint
CREATE INDEX "listing_freshness_confirmed" ON "listing_freshness" USING btree ("confirmed_at") WHERE "state" in ('confirmed', 'asked', 'dimmed');
--> statement-breakpoint
-- Whoever writes a listing, its row is there and its clock runs. An imported one rests: its file says what there is.
CREATE FUNCTION "listing_freshness_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_freshness (property_id, state, since, confirmed_at)
    SELECT id, CASE WHEN status = 'active' AND source_ref IS NULL THEN 'confirmed' ELSE 'idle' END, updated_at, updated_at FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Who pauses or sells is asked no more; what is shown again begins anew, with the day on which it was last confirmed.
CREATE FUNCTION "listing_freshness_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_freshness AS f
    SET state = CASE WHEN a.status = 'active' AND a.source_ref IS NULL THEN 'confirmed' ELSE 'idle' END, since = a.updated_at
    FROM added AS a JOIN removed AS r USING (id)
    WHERE f.property_id = a.id AND a.status <> r.status;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_freshness_inserted" AFTER INSERT ON "properties" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "listing_freshness_inserted"();
--> statement-breakpoint
CREATE TRIGGER "listing_freshness_updated" AFTER UPDATE ON "properties" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "listing_freshness_updated"();
--> statement-breakpoint
-- Cards and pages say when a listing was confirmed, and look another way while it is not.
CREATE FUNCTION "freshness_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(ARRAY[
      'property:' || p.id, concat_ws(':', 'list', p.purpose, p.area_id, p.property_type), 'seller:' || p.seller_id
    ])
    FROM added AS a JOIN removed AS r USING (property_id) JOIN properties AS p ON p.id = a.property_id
    WHERE p.status = 'active'
      AND (a.confirmed_at <> r.confirmed_at OR (a.state = 'dimmed') <> (r.state = 'dimmed'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "freshness_shown" AFTER UPDATE ON "listing_freshness" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "freshness_shown"();
