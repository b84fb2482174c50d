-- Phases, blocks, sectors and societies: the second level of areas. Lists stay on the runs of areas; a part narrows them.
CREATE TABLE "area_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "area_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area_id" integer NOT NULL REFERENCES "areas"("id") ON DELETE cascade,
	"name" text NOT NULL,
	"name_ur" text DEFAULT '' NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "area_parts_name" UNIQUE("area_id","name")
);
--> statement-breakpoint
CREATE TRIGGER "area_parts_shown" AFTER INSERT OR UPDATE OR DELETE ON "area_parts" FOR EACH STATEMENT EXECUTE FUNCTION "subject_changed"('areas');
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "part_id" integer REFERENCES "area_parts"("id") ON DELETE SET NULL;
--> statement-breakpoint
-- No listing has a part yet, so the index is empty: it costs one look at the table.
CREATE INDEX "properties_part" ON "properties" ("part_id", "purpose", "created_at" DESC, "id" DESC) INCLUDE ("property_type", "price", "area_sqft") WHERE "status" = 'active' AND "part_id" IS NOT NULL;
--> statement-breakpoint
-- As in 0014, but a listing without a point of its own stands near the centre of its part where that is known.
CREATE OR REPLACE FUNCTION "property_placed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  centre record;
  far double precision;
BEGIN
  NEW.map_exact := coalesce(NEW.longitude BETWEEN 66.4 AND 68 AND NEW.latitude BETWEEN 24.4 AND 25.85, false);
  IF NEW.map_exact THEN
    NEW.map_longitude := round(NEW.longitude::numeric, 6);
    NEW.map_latitude := round(NEW.latitude::numeric, 6);
  ELSE
    SELECT coalesce(p.longitude, a.longitude, 67.05) AS longitude, coalesce(p.latitude, a.latitude, 24.9) AS latitude
      INTO centre FROM areas AS a LEFT JOIN area_parts AS p ON p.id = NEW.part_id WHERE a.id = NEW.area_id;
    far := 0.005 * sqrt((NEW.id * 0.7548776662466927) - floor(NEW.id * 0.7548776662466927));
    NEW.map_longitude := round((coalesce(centre.longitude, 67.05) + far * cos(NEW.id * 2.399963229728653))::numeric, 6);
    NEW.map_latitude := round((coalesce(centre.latitude, 24.9) + far * sin(NEW.id * 2.399963229728653))::numeric, 6);
  END IF;
  NEW.map_cell := map_cell(NEW.map_longitude, NEW.map_latitude);
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER "property_placed" ON "properties";
--> statement-breakpoint
CREATE TRIGGER "property_placed" BEFORE INSERT OR UPDATE OF "latitude", "longitude", "area_id", "part_id" ON "properties" FOR EACH ROW EXECUTE FUNCTION "property_placed"();
--> statement-breakpoint
-- Listings of a part follow its centre, as those of an area do.
CREATE FUNCTION "part_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE properties SET part_id = part_id WHERE part_id = NEW.id AND NOT map_exact;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "part_moved" AFTER UPDATE OF "latitude", "longitude" ON "area_parts" FOR EACH ROW WHEN ((OLD.latitude, OLD.longitude) IS DISTINCT FROM (NEW.latitude, NEW.longitude)) EXECUTE FUNCTION "part_moved"();
