-- A seller may show the point of a listing as a circle: what everybody sees, and what is searched, is a rounded point.
ALTER TABLE "properties" ADD COLUMN "pin_shown" text DEFAULT 'exact' NOT NULL;
--> statement-breakpoint
-- As in 0025, with points rounded where they are shown as a circle.
CREATE OR REPLACE FUNCTION "property_placed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  centre record;
  far double precision;
  pinned boolean;
BEGIN
  pinned := coalesce(NEW.longitude BETWEEN 66.4 AND 68 AND NEW.latitude BETWEEN 24.4 AND 25.85, false);
  NEW.map_exact := pinned AND NEW.pin_shown = 'exact';
  IF NEW.map_exact THEN
    NEW.map_longitude := round(NEW.longitude::numeric, 6);
    NEW.map_latitude := round(NEW.latitude::numeric, 6);
  ELSIF pinned THEN
    NEW.map_longitude := round(NEW.longitude::numeric / 0.005) * 0.005;
    NEW.map_latitude := round(NEW.latitude::numeric / 0.005) * 0.005;
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
CREATE TRIGGER "property_placed" BEFORE INSERT OR UPDATE OF "latitude", "longitude", "area_id", "part_id", "pin_shown" ON "properties" FOR EACH ROW EXECUTE FUNCTION "property_placed"();
