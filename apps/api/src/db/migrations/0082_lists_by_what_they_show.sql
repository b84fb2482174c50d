-- Every edit confirms its listing, which made all counts out of date, and with them every empty list of the city; and
-- other words of one home made all lists of its area anew, whether they show it or not. An answer has the subjects of
-- the listings that it shows now, so their rows are enough. What a row says of a list stands in its fifth part
-- (`concerned` in subjects.ts). A release from before reads `order` as a list and count that changed, and `cards` as the
-- list; its counts of confirmed homes are a minute old at most.
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
  -- What is shown neither before nor after concerns nobody. A listing that moves changes both places. Points and the
  -- place in the order 'best match' are no part of what a page shows.
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
    FROM added AS a JOIN removed AS r USING (property_id) JOIN properties AS p ON p.id = a.property_id
    WHERE p.status = 'active'
      AND (a.confirmed_at <> r.confirmed_at OR (a.state = 'dimmed') <> (r.state = 'dimmed'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "seller_shown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(ARRAY[
      'property:' || p.id,
      concat_ws(':', 'list', p.purpose, p.area_id, p.property_type, 'cards')
    ])
    FROM added AS a JOIN removed AS r USING (id) JOIN properties AS p ON p.seller_id = a.id AND p.status = 'active'
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
    SELECT DISTINCT unnest(ARRAY[
      'property:' || p.id,
      concat_ws(':', 'list', p.purpose, p.area_id, p.property_type, 'cards')
    ])
    FROM added AS a JOIN removed AS r USING (id) JOIN properties AS p ON p.seller_id = a.id AND p.status = 'active'
    WHERE (a.page_shown, a.suspended_at, a.erased_at) IS DISTINCT FROM (r.page_shown, r.suspended_at, r.erased_at);
  RETURN NULL;
END $$;
