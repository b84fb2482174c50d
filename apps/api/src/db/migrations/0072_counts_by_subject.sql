-- A new title or photo changes what a list shows and not how many homes it has. Its subject says so in a fifth part, which
-- a release from before does not read. What filters ask for is compared by name; `changes.test.ts` knows every column.
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
  -- What is shown neither before nor after concerns nobody. A listing that moves changes both places.
  INSERT INTO changes (subject)
    SELECT DISTINCT unnest(ARRAY['property:' || id, concat_ws(':', 'list', purpose, area_id, property_type, kind)]) FROM (
      SELECT shown.*, CASE WHEN
          (a.status, a.purpose, a.property_type, a.area_id, a.part_id, a.price, a.area_sqft, a.bedrooms, a.bathrooms,
           a.garage, a.photo_count, a.map_longitude, a.map_latitude, a.created_at)
          IS NOT DISTINCT FROM
          (r.status, r.purpose, r.property_type, r.area_id, r.part_id, r.price, r.area_sqft, r.bedrooms, r.bathrooms,
           r.garage, r.photo_count, r.map_longitude, r.map_latitude, r.created_at)
        THEN 'cards' END AS kind
      FROM (
        (SELECT id, purpose, area_id, property_type FROM added WHERE status = 'active')
        UNION
        (SELECT id, purpose, area_id, property_type FROM removed WHERE status = 'active')
      ) AS shown JOIN added AS a USING (id) JOIN removed AS r USING (id)
      WHERE a IS DISTINCT FROM r
    ) AS changed;
  RETURN NULL;
END $$;
