-- When it was noted what an ad said at the decision: what was noted before the decision belongs to an earlier one. An older
-- release leaves it empty meanwhile, and notes only of ads that then wait.
ALTER TABLE "listing_reviews" ADD COLUMN "ad_before_at" timestamp with time zone;--> statement-breakpoint
UPDATE "listing_reviews" SET "ad_before_at" = "waits_since" WHERE "ad_before" IS NOT NULL AND "waits_since" IS NOT NULL;
