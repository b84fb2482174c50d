-- What sellers declare about the papers of their listings, a row for each line that is given.
CREATE TABLE "home_papers" (
	"property_id" bigint NOT NULL,
	"line" text NOT NULL,
	"value" text NOT NULL,
	"document" text,
	"document_kind" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"seen_by" integer,
	CONSTRAINT "home_papers_property_id_line_pk" PRIMARY KEY("property_id","line")
);
--> statement-breakpoint
ALTER TABLE "home_papers" ADD CONSTRAINT "home_papers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "home_papers_document" ON "home_papers" USING btree ("document");
--> statement-breakpoint
-- The page of a listing shows them.
CREATE FUNCTION "home_papers_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject) VALUES ('property:' || COALESCE(NEW.property_id, OLD.property_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "home_papers_changed" AFTER INSERT OR UPDATE OR DELETE ON "home_papers" FOR EACH ROW EXECUTE FUNCTION "home_papers_changed"();
--> statement-breakpoint
-- A file is not a plot, also where a listing file says so again and again.
CREATE FUNCTION "keep_file_a_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM home_papers WHERE property_id = NEW.id AND line = 'title' AND value = 'file') THEN
    NEW.property_type := 'Plot File';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "keep_file_a_file" BEFORE UPDATE OF property_type ON "properties"
  FOR EACH ROW WHEN (OLD.property_type = 'Plot File' AND NEW.property_type IN ('Residential Plot', 'Commercial Plot'))
  EXECUTE FUNCTION "keep_file_a_file"();
