-- Homes that several sellers offer: the staff joins their listings and parts them again.
CREATE TABLE "homes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_offers" (
	"property_id" bigint PRIMARY KEY NOT NULL REFERENCES "properties"("id") ON DELETE CASCADE,
	"home_id" integer NOT NULL REFERENCES "homes"("id") ON DELETE CASCADE,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"joined_by" integer,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "home_offers_home" ON "home_offers" USING btree ("home_id");
--> statement-breakpoint
-- The page of each offer names the others.
CREATE FUNCTION "home_offers_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT 'property:' || property_id FROM home_offers WHERE home_id IN (NEW.home_id, OLD.home_id)
    UNION
    SELECT 'property:' || COALESCE(NEW.property_id, OLD.property_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "home_offers_changed" AFTER INSERT OR UPDATE OR DELETE ON "home_offers" FOR EACH ROW EXECUTE FUNCTION "home_offers_changed"();
