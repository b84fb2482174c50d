-- Articles stand on the home page and on pages of their own.
CREATE TRIGGER "blogs_shown" AFTER INSERT OR UPDATE OR DELETE ON "blogs" FOR EACH STATEMENT EXECUTE FUNCTION "shown_data_changed"();
--> statement-breakpoint
-- Other processes hear of a new version when its transaction ends.
CREATE FUNCTION "data_version_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('data_version', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "data_version_changed" AFTER UPDATE ON "data_version" FOR EACH STATEMENT EXECUTE FUNCTION "data_version_changed"();
