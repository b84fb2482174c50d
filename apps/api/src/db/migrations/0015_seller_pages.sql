ALTER TABLE "accounts" ADD COLUMN "page_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "page_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "page_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_seller_shown" ON "properties" USING btree ("seller_id","purpose","created_at" DESC,"id" DESC) WHERE "status" = 'active';--> statement-breakpoint
CREATE INDEX "properties_seller_done" ON "properties" USING btree ("seller_id","status") WHERE "status" in ('sold', 'rented');--> statement-breakpoint
-- A seller's page shows their listings and counts what they sold. These triggers stand beside those of lists and listings.
CREATE FUNCTION "seller_listings_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT DISTINCT 'seller:' || seller_id FROM added WHERE status IN ('active', 'sold', 'rented');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "seller_listings_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT DISTINCT 'seller:' || seller_id FROM removed WHERE status IN ('active', 'sold', 'rented');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "seller_listings_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(ARRAY['seller:' || a.seller_id, 'seller:' || r.seller_id])
    FROM added AS a JOIN removed AS r USING (id)
    WHERE a IS DISTINCT FROM r
      AND (a.status IN ('active', 'sold', 'rented') OR r.status IN ('active', 'sold', 'rented'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "seller_listings_inserted" AFTER INSERT ON "properties" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "seller_listings_inserted"();
--> statement-breakpoint
CREATE TRIGGER "seller_listings_deleted" AFTER DELETE ON "properties" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "seller_listings_deleted"();
--> statement-breakpoint
CREATE TRIGGER "seller_listings_updated" AFTER UPDATE ON "properties" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "seller_listings_updated"();
--> statement-breakpoint
-- The page names its seller; pages of listings link to it while there is one.
CREATE FUNCTION "seller_page_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT 'seller:' || a.id FROM added AS a JOIN removed AS r USING (id)
    WHERE a.role = 'seller'
      AND (a.first_name, a.last_name, a.email, a.address, a.profile_image, a.page_shown, a.page_email, a.page_address,
           a.email_proven_at, a.suspended_at, a.erased_at)
        IS DISTINCT FROM (r.first_name, r.last_name, r.email, r.address, r.profile_image, r.page_shown, r.page_email,
           r.page_address, r.email_proven_at, r.suspended_at, r.erased_at);
  INSERT INTO changes (subject)
    SELECT 'property:' || p.id
    FROM added AS a JOIN removed AS r USING (id) JOIN properties AS p ON p.seller_id = a.id AND p.status = 'active'
    WHERE (a.page_shown, a.suspended_at, a.erased_at) IS DISTINCT FROM (r.page_shown, r.suspended_at, r.erased_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "seller_page_changed" AFTER UPDATE ON "accounts" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "seller_page_changed"();
