-- Since when an ad waits for the desk, with what risk it was held, and how it stood before its seller changed it.
ALTER TABLE "listing_reviews" DROP CONSTRAINT "listing_reviews_state";--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD COLUMN "points" smallint;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD COLUMN "ad_before" jsonb;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_state" CHECK ("listing_reviews"."state" in ('approved', 'sent_back', 'hidden', 'changed', 'held'));--> statement-breakpoint
UPDATE "listing_reviews" SET "waits_since" = "decided_at" WHERE "state" = 'changed';--> statement-breakpoint
CREATE INDEX "listing_reviews_waits" ON "listing_reviews" USING btree ("waits_since","property_id") WHERE "listing_reviews"."waits_since" is not null;--> statement-breakpoint
-- What sellers say against a refusal or a takedown: one appeal for each decision.
CREATE TABLE "listing_appeals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"against_at" timestamp with time zone NOT NULL,
	"against_by" integer,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "listing_appeals_outcome" CHECK ("listing_appeals"."outcome" in ('granted', 'rejected'))
);--> statement-breakpoint
ALTER TABLE "listing_appeals" ADD CONSTRAINT "listing_appeals_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_appeals" ADD CONSTRAINT "listing_appeals_against_by_staff_id_fk" FOREIGN KEY ("against_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_appeals" ADD CONSTRAINT "listing_appeals_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_appeals_decision" ON "listing_appeals" USING btree ("property_id","against_at");--> statement-breakpoint
CREATE INDEX "listing_appeals_open" ON "listing_appeals" USING btree ("created_at","property_id") WHERE "listing_appeals"."outcome" is null;--> statement-breakpoint
-- What the desk did about a report.
ALTER TABLE "listing_reports" ADD COLUMN "upheld" boolean;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD COLUMN "closed_by" integer;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_reports_upheld" ON "listing_reports" USING btree ("property_id") WHERE "listing_reports"."upheld";--> statement-breakpoint
-- Whether another seller's ad has the same text.
CREATE INDEX "properties_text" ON "properties" USING btree (md5("description")) WHERE char_length("properties"."description") >= 80;
