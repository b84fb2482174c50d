-- Cards lead to the page of their seller, so lists change too when there is one no more, or again.
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
    SELECT DISTINCT unnest(ARRAY['property:' || p.id, concat_ws(':', 'list', p.purpose, p.area_id, p.property_type)])
    FROM added AS a JOIN removed AS r USING (id) JOIN properties AS p ON p.seller_id = a.id AND p.status = 'active'
    WHERE (a.page_shown, a.suspended_at, a.erased_at) IS DISTINCT FROM (r.page_shown, r.suspended_at, r.erased_at);
  RETURN NULL;
END $$;
