-- Lists can be narrowed to verified sellers, so what was checked about one changes the lists of their listings too.
CREATE OR REPLACE FUNCTION "seller_marks_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT 'seller:' || COALESCE(NEW.account_id, OLD.account_id)
    UNION
    SELECT unnest(ARRAY['property:' || p.id, concat_ws(':', 'list', p.purpose, p.area_id, p.property_type)])
    FROM properties AS p
    WHERE p.seller_id = COALESCE(NEW.account_id, OLD.account_id) AND p.status = 'active';
  RETURN NULL;
END $$;
