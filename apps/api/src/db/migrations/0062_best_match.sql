-- The order 'best match': the day on which a listing was confirmed, then its points, then its id.
ALTER TABLE "properties" ADD COLUMN "quality" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "quality_due" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "best" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As `bestMatchKey` of the domain: days in Karachi, with room for 0 to 127 points in each.
CREATE FUNCTION "best_match"("confirmed" timestamptz, "points" smallint) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT floor((extract(epoch from confirmed) + 18000) / 86400)::integer * 128 + points
$$;--> statement-breakpoint
-- Posting confirms. What is brought by a backup has its place already.
CREATE FUNCTION "property_placed_best"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.best := best_match(NEW.updated_at, NEW.quality);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "property_placed_best" BEFORE INSERT ON "properties" FOR EACH ROW WHEN (NEW.best = 0) EXECUTE FUNCTION "property_placed_best"();--> statement-breakpoint
-- Points are the domain's, so a job counts them; until then those of before hold.
CREATE FUNCTION "property_quality_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.quality_due := true;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "property_quality_due" BEFORE UPDATE OF "title", "property_type", "price", "area_id", "dimension", "bedrooms", "bathrooms", "photo_count", "description" ON "properties" FOR EACH ROW WHEN ((NEW.title, NEW.property_type, NEW.price, NEW.area_id, NEW.dimension, NEW.bedrooms, NEW.bathrooms, NEW.photo_count, NEW.description) IS DISTINCT FROM (OLD.title, OLD.property_type, OLD.price, OLD.area_id, OLD.dimension, OLD.bedrooms, OLD.bathrooms, OLD.photo_count, OLD.description)) EXECUTE FUNCTION "property_quality_due"();--> statement-breakpoint
-- For each row, as a trigger for each statement would call itself without end: listings and their freshness write each other.
CREATE FUNCTION "listing_confirmed_best"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE properties SET best = best_match(NEW.confirmed_at, quality) WHERE id = NEW.property_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "listing_confirmed_best" AFTER UPDATE OF "confirmed_at" ON "listing_freshness" FOR EACH ROW WHEN (best_match(NEW.confirmed_at, 0::smallint) <> best_match(OLD.confirmed_at, 0::smallint)) EXECUTE FUNCTION "listing_confirmed_best"();--> statement-breakpoint
CREATE INDEX "properties_unscored" ON "properties" ("id") WHERE "quality_due" and "status" <> 'deleted';--> statement-breakpoint
-- As the list's other indexes: each is the order within one set of equal filters and holds all that a card shows.
CREATE INDEX "properties_list_best" ON "properties" ("purpose", "best" DESC, "id" DESC) INCLUDE ("seller_id", "area_id", "property_type", "title", "price", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';--> statement-breakpoint
CREATE INDEX "properties_list_best_area" ON "properties" ("purpose", "area_id", "best" DESC, "id" DESC) INCLUDE ("seller_id", "property_type", "title", "price", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';--> statement-breakpoint
CREATE INDEX "properties_list_best_type" ON "properties" ("purpose", "property_type", "best" DESC, "id" DESC) INCLUDE ("seller_id", "area_id", "title", "price", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';--> statement-breakpoint
CREATE INDEX "properties_list_best_area_type" ON "properties" ("purpose", "area_id", "property_type", "best" DESC, "id" DESC) INCLUDE ("seller_id", "title", "price", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';
