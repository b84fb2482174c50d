-- A home is new to who saved a search when guests see it first, also where it waited for the desk until then.
CREATE OR REPLACE FUNCTION "listing_events_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_events (property_id, kind, price_before)
    SELECT a.id,
      CASE WHEN r.status = 'active' THEN 'price_cut'
        WHEN EXISTS (SELECT FROM property_history AS h WHERE h.property_id = a.id)
          AND NOT EXISTS (SELECT FROM property_history AS h WHERE h.property_id = a.id AND h.status = 'active') THEN 'new'
        WHEN r.status IN ('paused', 'sold', 'rented') THEN 'back' ELSE 'new' END,
      CASE WHEN a.price < r.price THEN r.price END
    FROM added AS a JOIN removed AS r USING (id)
    WHERE a.status = 'active' AND r.status <> 'deleted' AND (r.status <> 'active' OR a.price < r.price)
    ORDER BY a.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Ads that wait as they were posted have been seen by nobody.
INSERT INTO "property_history" ("property_id", "at", "price", "status")
  SELECT p.id, p.created_at, p.price, p.status FROM "properties" AS p JOIN "listing_reviews" AS r ON r.property_id = p.id
  WHERE r.state = 'held' AND r.ad_before IS NULL AND p.status = 'paused'
    AND NOT EXISTS (SELECT FROM "property_history" AS h WHERE h.property_id = p.id);
--> statement-breakpoint
-- Those that were let through had the state 'active' twice, within less than anybody asks whether a home is still to be had.
UPDATE "property_history" AS first SET "status" = 'paused'
  FROM (
    SELECT DISTINCT ON (property_id) id, status, price, at,
      lead(status) OVER later AS next_status, lead(price) OVER later AS next_price, lead(at) OVER later AS next_at
    FROM "property_history" WINDOW later AS (PARTITION BY property_id ORDER BY at, id) ORDER BY property_id, at, id
  ) AS twice
  WHERE first.id = twice.id AND twice.status = 'active' AND twice.next_status = 'active'
    AND twice.next_price = twice.price AND twice.next_at - twice.at < interval '7 days';
