-- The list queries read only these indexes. Each is one order of showing within one set of equal filters, holds every
-- column that a card shows, and covers active listings alone, so page 1 and page 400 both touch a handful of pages.
CREATE INDEX "properties_list_newest" ON "properties" ("purpose", "created_at" DESC, "id" DESC) INCLUDE ("seller_id", "area_id", "property_type", "title", "price", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';
--> statement-breakpoint
CREATE INDEX "properties_list_newest_area" ON "properties" ("purpose", "area_id", "created_at" DESC, "id" DESC) INCLUDE ("seller_id", "property_type", "title", "price", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';
--> statement-breakpoint
CREATE INDEX "properties_list_newest_type" ON "properties" ("purpose", "property_type", "created_at" DESC, "id" DESC) INCLUDE ("seller_id", "area_id", "title", "price", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';
--> statement-breakpoint
CREATE INDEX "properties_list_newest_area_type" ON "properties" ("purpose", "area_id", "property_type", "created_at" DESC, "id" DESC) INCLUDE ("seller_id", "title", "price", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';
--> statement-breakpoint
CREATE INDEX "properties_list_price" ON "properties" ("purpose", "price", "id") INCLUDE ("seller_id", "area_id", "property_type", "title", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';
--> statement-breakpoint
CREATE INDEX "properties_list_price_area" ON "properties" ("purpose", "area_id", "price", "id") INCLUDE ("seller_id", "property_type", "title", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';
--> statement-breakpoint
CREATE INDEX "properties_list_price_type" ON "properties" ("purpose", "property_type", "price", "id") INCLUDE ("seller_id", "area_id", "title", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';
--> statement-breakpoint
CREATE INDEX "properties_list_price_area_type" ON "properties" ("purpose", "area_id", "property_type", "price", "id") INCLUDE ("seller_id", "title", "dimension", "area_sqft", "bedrooms", "bathrooms", "garage", "featured_until", "photo_count", "cover_hash", "cover_width", "cover_height", "cover_thumbhash") WHERE "status" = 'active';
--> statement-breakpoint
INSERT INTO "data_version" ("id", "version") VALUES (1, 1);
--> statement-breakpoint
-- Counts and the data version change in the transaction that changes the listings, once per statement, so a bulk import
-- pays for it once per batch. Rows are written in key order: two transactions cannot wait for each other.
CREATE FUNCTION "properties_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_counts AS c (purpose, area_id, property_type, listings)
    SELECT purpose, area_id, property_type, count(*) FROM added WHERE status = 'active'
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (purpose, area_id, property_type) DO UPDATE SET listings = c.listings + excluded.listings;
  UPDATE data_version SET version = version + 1 WHERE EXISTS (SELECT FROM added);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "properties_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_counts AS c (purpose, area_id, property_type, listings)
    SELECT purpose, area_id, property_type, -count(*) FROM removed WHERE status = 'active'
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (purpose, area_id, property_type) DO UPDATE SET listings = c.listings + excluded.listings;
  UPDATE data_version SET version = version + 1 WHERE EXISTS (SELECT FROM removed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "properties_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO property_counts AS c (purpose, area_id, property_type, listings)
    SELECT purpose, area_id, property_type, sum(change) FROM (
      SELECT purpose, area_id, property_type, 1 AS change FROM added WHERE status = 'active'
      UNION ALL
      SELECT purpose, area_id, property_type, -1 FROM removed WHERE status = 'active'
    ) AS changes
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0 ORDER BY 1, 2, 3
    ON CONFLICT (purpose, area_id, property_type) DO UPDATE SET listings = c.listings + excluded.listings;
  UPDATE data_version SET version = version + 1 WHERE EXISTS (SELECT FROM added);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "properties_inserted" AFTER INSERT ON "properties" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "properties_inserted"();
--> statement-breakpoint
CREATE TRIGGER "properties_deleted" AFTER DELETE ON "properties" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "properties_deleted"();
--> statement-breakpoint
CREATE TRIGGER "properties_updated" AFTER UPDATE ON "properties" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "properties_updated"();
--> statement-breakpoint
-- Lists show the seller's name and picture, and the areas' names.
CREATE FUNCTION "shown_data_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE data_version SET version = version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_shown" AFTER UPDATE OF "first_name", "last_name", "phone", "email", "address", "profile_image" ON "accounts" FOR EACH STATEMENT EXECUTE FUNCTION "shown_data_changed"();
--> statement-breakpoint
CREATE TRIGGER "areas_shown" AFTER INSERT OR UPDATE OR DELETE ON "areas" FOR EACH STATEMENT EXECUTE FUNCTION "shown_data_changed"();
