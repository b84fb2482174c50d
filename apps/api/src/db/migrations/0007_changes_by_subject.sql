CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changes_transaction" ON "changes" USING btree ("transaction");
--> statement-breakpoint
-- One number for everything gives way to rows that say what changed. They are only ever added, so writers do not wait for
-- each other, where all of them had to change the one row before.
DROP TABLE "data_version" CASCADE;
--> statement-breakpoint
DROP FUNCTION "data_version_changed"();
--> statement-breakpoint
CREATE FUNCTION "changes_announced"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "changes_announced" AFTER INSERT ON "changes" FOR EACH STATEMENT EXECUTE FUNCTION "changes_announced"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "properties_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_counts AS c (purpose, area_id, property_type, listings)
    SELECT purpose, area_id, property_type, count(*) FROM added WHERE status = 'active'
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (purpose, area_id, property_type) DO UPDATE SET listings = c.listings + excluded.listings;
  -- Nothing can show the page of a listing that is new.
  INSERT INTO changes (subject)
    SELECT DISTINCT concat_ws(':', 'list', purpose, area_id, property_type) FROM added WHERE status = 'active';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "properties_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_counts AS c (purpose, area_id, property_type, listings)
    SELECT purpose, area_id, property_type, -count(*) FROM removed WHERE status = 'active'
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (purpose, area_id, property_type) DO UPDATE SET listings = c.listings + excluded.listings;
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(ARRAY['property:' || id, concat_ws(':', 'list', purpose, area_id, property_type)])
    FROM removed WHERE status = 'active';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "properties_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_counts AS c (purpose, area_id, property_type, listings)
    SELECT purpose, area_id, property_type, sum(change) FROM (
      SELECT purpose, area_id, property_type, 1 AS change FROM added WHERE status = 'active'
      UNION ALL
      SELECT purpose, area_id, property_type, -1 FROM removed WHERE status = 'active'
    ) AS changes
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (purpose, area_id, property_type) DO UPDATE SET listings = c.listings + excluded.listings;
  -- What is shown neither before nor after concerns nobody. A listing that moves changes both places.
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(ARRAY['property:' || id, concat_ws(':', 'list', purpose, area_id, property_type)]) FROM (
      (SELECT id, purpose, area_id, property_type FROM added WHERE status = 'active')
      UNION
      (SELECT id, purpose, area_id, property_type FROM removed WHERE status = 'active')
    ) AS shown
    WHERE EXISTS (SELECT FROM added AS a JOIN removed AS r USING (id) WHERE a.id = shown.id AND a IS DISTINCT FROM r);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Cards and detail pages name their seller.
CREATE FUNCTION "seller_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(ARRAY['property:' || p.id, concat_ws(':', 'list', p.purpose, p.area_id, p.property_type)])
    FROM added AS a JOIN removed AS r USING (id) JOIN properties AS p ON p.seller_id = a.id AND p.status = 'active'
    WHERE (a.first_name, a.last_name, a.phone, a.email, a.address, a.profile_image)
      IS DISTINCT FROM (r.first_name, r.last_name, r.phone, r.email, r.address, r.profile_image);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "accounts_shown" ON "accounts";
--> statement-breakpoint
CREATE TRIGGER "accounts_shown" AFTER UPDATE ON "accounts" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "seller_shown"();
--> statement-breakpoint
-- For tables whose rows share one subject, which the trigger names.
CREATE FUNCTION "subject_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject) VALUES (TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "areas_shown" ON "areas";
--> statement-breakpoint
DROP TRIGGER "blogs_shown" ON "blogs";
--> statement-breakpoint
DROP FUNCTION "shown_data_changed"();
--> statement-breakpoint
CREATE TRIGGER "areas_shown" AFTER INSERT OR UPDATE OR DELETE ON "areas" FOR EACH STATEMENT EXECUTE FUNCTION "subject_changed"('areas');
--> statement-breakpoint
CREATE TRIGGER "cities_shown" AFTER INSERT OR UPDATE OR DELETE ON "cities" FOR EACH STATEMENT EXECUTE FUNCTION "subject_changed"('areas');
--> statement-breakpoint
CREATE TRIGGER "blogs_shown" AFTER INSERT OR UPDATE OR DELETE ON "blogs" FOR EACH STATEMENT EXECUTE FUNCTION "subject_changed"('articles');
