-- A plan that was made for one changed listing, and kept, compared each of thousands with each: a seller's ads that end
-- together, or a file with new prices, stopped the embedded database for minutes. These join only what they are given.
ALTER FUNCTION "properties_updated"() SET enable_nestloop = off;
--> statement-breakpoint
ALTER FUNCTION "seller_listings_updated"() SET enable_nestloop = off;
--> statement-breakpoint
ALTER FUNCTION "listing_events_updated"() SET enable_nestloop = off;
--> statement-breakpoint
ALTER FUNCTION "listing_events_confirmed"() SET enable_nestloop = off;
--> statement-breakpoint
-- These read a table by its key for each row, so they bring before and after together by grouping.
CREATE OR REPLACE FUNCTION "listing_freshness_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listing_freshness AS f
    SET state = CASE WHEN changed.status = 'active' AND changed.source_ref IS NULL THEN 'confirmed' ELSE 'idle' END,
      since = changed.updated_at
    FROM (
      SELECT id, max(status) FILTER (WHERE is_after) AS status, max(source_ref) FILTER (WHERE is_after) AS source_ref,
        max(updated_at) FILTER (WHERE is_after) AS updated_at
      FROM (
        SELECT id, status, source_ref, updated_at, true AS is_after FROM added
        UNION ALL
        SELECT id, status, source_ref, updated_at, false FROM removed
      ) AS both_times
      GROUP BY id HAVING min(status) <> max(status)
    ) AS changed
    WHERE f.property_id = changed.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "freshness_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(ARRAY[
      'property:' || p.id,
      concat_ws(':', 'list', p.purpose, p.area_id, p.property_type, 'cards'),
      'seller:' || p.seller_id
    ])
    FROM (
      SELECT property_id FROM (
        SELECT property_id, confirmed_at, state = 'dimmed' AS is_dimmed FROM added
        UNION ALL
        SELECT property_id, confirmed_at, state = 'dimmed' FROM removed
      ) AS both_times
      GROUP BY property_id
      HAVING min(confirmed_at) <> max(confirmed_at) OR bool_and(is_dimmed) <> bool_or(is_dimmed)
    ) AS changed JOIN properties AS p ON p.id = changed.property_id
    WHERE p.status = 'active';
  RETURN NULL;
END $$;
