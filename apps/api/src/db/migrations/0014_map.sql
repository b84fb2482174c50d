-- Where a listing stands on the map: its own point, or one near the centre of its area that is always the same.
ALTER TABLE "properties" ADD COLUMN "map_longitude" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "map_latitude" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "map_exact" boolean;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "map_cell" integer;--> statement-breakpoint
-- `cellAt` of the domain: two bits for each of 15 levels, the upper ones first.
CREATE FUNCTION "map_cell"(longitude double precision, latitude double precision) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  x integer := least(greatest(floor((longitude - 66.4) / (68 - 66.4) * 32768), 0), 32767)::integer;
  y integer := least(greatest(floor((latitude - 24.4) / (25.85 - 24.4) * 32768), 0), 32767)::integer;
BEGIN
  x := (x | (x << 8)) & 16711935;
  x := (x | (x << 4)) & 252645135;
  x := (x | (x << 2)) & 858993459;
  x := (x | (x << 1)) & 1431655765;
  y := (y | (y << 8)) & 16711935;
  y := (y | (y << 4)) & 252645135;
  y := (y | (y << 2)) & 858993459;
  y := (y | (y << 1)) & 1431655765;
  RETURN x | (y << 1);
END $$;
--> statement-breakpoint
-- A listing without a point of its own stands within some 500 m of its area's centre: turned by the golden angle from
-- id to id, so that neighbours in the table are none on the map.
CREATE FUNCTION "property_placed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  centre record;
  far double precision;
BEGIN
  NEW.map_exact := coalesce(NEW.longitude BETWEEN 66.4 AND 68 AND NEW.latitude BETWEEN 24.4 AND 25.85, false);
  IF NEW.map_exact THEN
    NEW.map_longitude := round(NEW.longitude::numeric, 6);
    NEW.map_latitude := round(NEW.latitude::numeric, 6);
  ELSE
    SELECT coalesce(longitude, 67.05) AS longitude, coalesce(latitude, 24.9) AS latitude INTO centre
      FROM areas WHERE id = NEW.area_id;
    far := 0.005 * sqrt((NEW.id * 0.7548776662466927) - floor(NEW.id * 0.7548776662466927));
    NEW.map_longitude := round((coalesce(centre.longitude, 67.05) + far * cos(NEW.id * 2.399963229728653))::numeric, 6);
    NEW.map_latitude := round((coalesce(centre.latitude, 24.9) + far * sin(NEW.id * 2.399963229728653))::numeric, 6);
  END IF;
  NEW.map_cell := map_cell(NEW.map_longitude, NEW.map_latitude);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "property_placed" BEFORE INSERT OR UPDATE OF "latitude", "longitude", "area_id" ON "properties" FOR EACH ROW EXECUTE FUNCTION "property_placed"();
--> statement-breakpoint
-- Nothing that is shown changes here, so counts and changes are left alone.
ALTER TABLE "properties" DISABLE TRIGGER "properties_updated";--> statement-breakpoint
UPDATE "properties" SET "area_id" = "area_id";--> statement-breakpoint
ALTER TABLE "properties" ENABLE TRIGGER "properties_updated";--> statement-breakpoint
-- Listings of an area follow its centre.
CREATE FUNCTION "area_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE properties SET area_id = area_id WHERE area_id = NEW.id AND NOT map_exact;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "area_moved" AFTER UPDATE OF "latitude", "longitude" ON "areas" FOR EACH ROW WHEN ((OLD.latitude, OLD.longitude) IS DISTINCT FROM (NEW.latitude, NEW.longitude)) EXECUTE FUNCTION "area_moved"();
--> statement-breakpoint
-- Active listings by purpose, area, type and cell of 650 m (level 8 of the codes): the map of the whole city reads these
-- rows and no listing. Sums are of millionths of degrees, as only whole numbers can be taken away again exactly.
CREATE TABLE "property_map_counts" (
	"purpose" text NOT NULL,
	"area_id" integer NOT NULL,
	"property_type" text NOT NULL,
	"cell" integer NOT NULL,
	"listings" integer NOT NULL,
	"longitudes" bigint NOT NULL,
	"latitudes" bigint NOT NULL,
	CONSTRAINT "property_map_counts_pk" PRIMARY KEY("purpose","area_id","property_type","cell")
);
--> statement-breakpoint
INSERT INTO "property_map_counts" SELECT purpose, area_id, property_type, map_cell >> 14, count(*), sum(round(map_longitude * 1000000)), sum(round(map_latitude * 1000000)) FROM properties WHERE status = 'active' GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE FUNCTION "properties_mapped"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO property_map_counts AS c
      SELECT purpose, area_id, property_type, map_cell >> 14, count(*),
        sum(round(map_longitude * 1000000)), sum(round(map_latitude * 1000000))
      FROM added WHERE status = 'active' GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (purpose, area_id, property_type, cell) DO UPDATE SET listings = c.listings + excluded.listings,
        longitudes = c.longitudes + excluded.longitudes, latitudes = c.latitudes + excluded.latitudes;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO property_map_counts AS c
      SELECT purpose, area_id, property_type, map_cell >> 14, -count(*),
        -sum(round(map_longitude * 1000000)), -sum(round(map_latitude * 1000000))
      FROM removed WHERE status = 'active' GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (purpose, area_id, property_type, cell) DO UPDATE SET listings = c.listings + excluded.listings,
        longitudes = c.longitudes + excluded.longitudes, latitudes = c.latitudes + excluded.latitudes;
  ELSE
    INSERT INTO property_map_counts AS c
      SELECT purpose, area_id, property_type, map_cell >> 14, sum(change),
        sum(change * round(map_longitude * 1000000)), sum(change * round(map_latitude * 1000000))
      FROM (
        SELECT purpose, area_id, property_type, map_cell, map_longitude, map_latitude, 1 AS change
          FROM added WHERE status = 'active'
        UNION ALL
        SELECT purpose, area_id, property_type, map_cell, map_longitude, map_latitude, -1
          FROM removed WHERE status = 'active'
      ) AS moved
      GROUP BY 1, 2, 3, 4
      HAVING sum(change) <> 0 OR sum(change * round(map_longitude * 1000000)) <> 0
        OR sum(change * round(map_latitude * 1000000)) <> 0
      ORDER BY 1, 2, 3, 4
      ON CONFLICT (purpose, area_id, property_type, cell) DO UPDATE SET listings = c.listings + excluded.listings,
        longitudes = c.longitudes + excluded.longitudes, latitudes = c.latitudes + excluded.latitudes;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "properties_mapped_insert" AFTER INSERT ON "properties" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "properties_mapped"();
--> statement-breakpoint
CREATE TRIGGER "properties_mapped_delete" AFTER DELETE ON "properties" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "properties_mapped"();
--> statement-breakpoint
CREATE TRIGGER "properties_mapped_update" AFTER UPDATE ON "properties" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "properties_mapped"();
--> statement-breakpoint
-- Parts of the map that the counts are too coarse for are read from this index alone.
CREATE INDEX "properties_map" ON "properties" ("purpose", "map_cell") INCLUDE ("id", "area_id", "property_type", "price", "area_sqft", "bedrooms", "bathrooms", "garage", "photo_count", "created_at", "map_longitude", "map_latitude") WHERE "status" = 'active';
