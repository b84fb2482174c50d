-- A sale that turns to rent is a new home among the rents, not one whose price was cut, and prices of a sale and of a rent
-- are not compared. Its prices of an earlier time with the new purpose are still marked as the other purpose's here: then
-- it is back. News that waits is matched with the home as it is then, so that what is corrected at once is new once.
CREATE OR REPLACE FUNCTION "listing_events_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_events (property_id, kind, price_before)
    SELECT a.id,
      CASE WHEN r.status = 'active' AND a.purpose = r.purpose THEN 'price_cut'
        WHEN r.status = 'active' THEN
          CASE WHEN EXISTS (SELECT FROM property_history AS h WHERE h.property_id = a.id AND h.of_other_purpose)
            THEN 'back' ELSE 'new' END
        WHEN EXISTS (SELECT FROM property_history AS h WHERE h.property_id = a.id)
          AND NOT EXISTS (SELECT FROM property_history AS h WHERE h.property_id = a.id AND h.status = 'active') THEN 'new'
        WHEN r.status IN ('paused', 'sold', 'rented') THEN 'back' ELSE 'new' END,
      CASE WHEN a.price < r.price AND a.purpose = r.purpose THEN r.price END
    FROM added AS a JOIN removed AS r USING (id)
    WHERE a.status = 'active' AND r.status <> 'deleted'
      AND (r.status <> 'active' OR a.price < r.price AND a.purpose = r.purpose OR a.purpose <> r.purpose
        AND NOT EXISTS (SELECT FROM listing_events AS e WHERE e.property_id = a.id AND e.kind = 'new'))
    ORDER BY a.id;
  RETURN NULL;
END $$;
