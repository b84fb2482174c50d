ALTER TABLE "property_events" ADD COLUMN "impressions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_events" ADD COLUMN "saves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_events" ADD COLUMN "whatsapp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "property_events" ADD COLUMN "calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE "insight_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_visits" (
	"day" date NOT NULL,
	"visit" bigint NOT NULL,
	CONSTRAINT "insight_visits_day_visit_pk" PRIMARY KEY("day","visit")
);
--> statement-breakpoint
CREATE TABLE "insight_sellers" (
	"day" date NOT NULL,
	"visitor" bigint NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "insight_sellers_day_visitor_account_id_pk" PRIMARY KEY("day","visitor","account_id")
);
--> statement-breakpoint
CREATE TABLE "insight_mails" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"sent_week" date
);
--> statement-breakpoint
ALTER TABLE "insight_sellers" ADD CONSTRAINT "insight_sellers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_mails" ADD CONSTRAINT "insight_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insight_sellers_account" ON "insight_sellers" USING btree ("account_id");
--> statement-breakpoint
CREATE TABLE "featured_starts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "featured_starts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "featured_starts" ADD CONSTRAINT "featured_starts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "featured_starts_property" ON "featured_starts" USING btree ("property_id","at");--> statement-breakpoint
-- Featured ads run for 30 days, so those that run now began so long before their end.
INSERT INTO "featured_starts" ("property_id", "at")
SELECT "id", greatest("created_at", "featured_until" - interval '30 days') FROM "properties" WHERE "featured_until" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION note_featured_start() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO featured_starts (property_id, at) VALUES (new.id, now());
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER properties_featured_at_once AFTER INSERT ON "properties"
  FOR EACH ROW WHEN (new.featured_until IS NOT NULL) EXECUTE FUNCTION note_featured_start();--> statement-breakpoint
CREATE TRIGGER properties_featured AFTER UPDATE OF featured_until ON "properties"
  FOR EACH ROW WHEN (new.featured_until > coalesce(old.featured_until, '-infinity')) EXECUTE FUNCTION note_featured_start();
