-- What is left of a home that was sold, rented or not confirmed has a page, which shows its words, its photos and its
-- seller. It was purged only where the code that changed the home remembered it: not for an edit, and not for an account
-- that was erased.
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
  -- A listing that moves changes both places; one that is in no list before or after changes its page alone. Points and
  -- the place in the order 'best match' are no part of what a page shows.
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(array_remove(ARRAY[
      CASE WHEN is_seen THEN 'property:' || id END,
      CASE
        WHEN is_asked_for THEN concat_ws(':', 'list', purpose, area_id, property_type)
        WHEN is_moved THEN concat_ws(':', 'list', purpose, area_id, property_type, 'order')
        WHEN is_seen THEN concat_ws(':', 'list', purpose, area_id, property_type, 'cards')
      END
    ], NULL)) FROM (
      SELECT shown.*,
        a.best <> r.best AS is_moved,
        CASE WHEN (a.best, a.quality, a.quality_due) IS NOT DISTINCT FROM (r.best, r.quality, r.quality_due)
          THEN a IS DISTINCT FROM r
          ELSE to_jsonb(a) - ARRAY['best', 'quality', 'quality_due']
            IS DISTINCT FROM to_jsonb(r) - ARRAY['best', 'quality', 'quality_due']
        END AS is_seen,
        (a.status, a.purpose, a.property_type, a.area_id, a.part_id, a.price, a.area_sqft, a.bedrooms, a.bathrooms,
         a.garage, a.photo_count, a.map_longitude, a.map_latitude, a.created_at)
        IS DISTINCT FROM
        (r.status, r.purpose, r.property_type, r.area_id, r.part_id, r.price, r.area_sqft, r.bedrooms, r.bathrooms,
         r.garage, r.photo_count, r.map_longitude, r.map_latitude, r.created_at) AS is_asked_for
      FROM (
        (SELECT id, purpose, area_id, property_type FROM added WHERE status = 'active')
        UNION
        (SELECT id, purpose, area_id, property_type FROM removed WHERE status = 'active')
      ) AS shown JOIN added AS a USING (id) JOIN removed AS r USING (id)
      WHERE a IS DISTINCT FROM r
    ) AS changed;
  INSERT INTO changes (subject)
    SELECT 'property:' || a.id FROM added AS a JOIN removed AS r USING (id)
    WHERE a.status <> 'active' AND r.status <> 'active'
      AND to_jsonb(a) - ARRAY['best', 'quality', 'quality_due']
        IS DISTINCT FROM to_jsonb(r) - ARRAY['best', 'quality', 'quality_due'];
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
    SELECT 'property:' || id FROM removed
    UNION
    SELECT concat_ws(':', 'list', purpose, area_id, property_type) FROM removed WHERE status = 'active';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "seller_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(array_remove(ARRAY[
      'property:' || p.id,
      CASE WHEN p.status = 'active' THEN concat_ws(':', 'list', p.purpose, p.area_id, p.property_type, 'cards') END
    ], NULL))
    FROM added AS a JOIN removed AS r USING (id) JOIN properties AS p ON p.seller_id = a.id
    WHERE (a.first_name, a.last_name, a.phone, a.email, a.address, a.profile_image)
      IS DISTINCT FROM (r.first_name, r.last_name, r.phone, r.email, r.address, r.profile_image);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "seller_page_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT 'seller:' || a.id FROM added AS a JOIN removed AS r USING (id)
    WHERE a.role = 'seller'
      AND (a.first_name, a.last_name, a.email, a.address, a.profile_image, a.page_shown, a.page_email, a.page_address,
           a.email_proven_at, a.suspended_at, a.erased_at)
        IS DISTINCT FROM (r.first_name, r.last_name, r.email, r.address, r.profile_image, r.page_shown, r.page_email,
           r.page_address, r.email_proven_at, r.suspended_at, r.erased_at);
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(array_remove(ARRAY[
      'property:' || p.id,
      CASE WHEN p.status = 'active' THEN concat_ws(':', 'list', p.purpose, p.area_id, p.property_type, 'cards') END
    ], NULL))
    FROM added AS a JOIN removed AS r USING (id) JOIN properties AS p ON p.seller_id = a.id
    WHERE (a.page_shown, a.suspended_at, a.erased_at) IS DISTINCT FROM (r.page_shown, r.suspended_at, r.erased_at);
  RETURN NULL;
END $$;
