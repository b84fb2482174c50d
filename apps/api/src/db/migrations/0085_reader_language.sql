-- The language in which somebody asked for the newsletter. Who did so before, or at an older release meanwhile, has that of
-- their account, else English.
ALTER TABLE "newsletter_subscribers" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
UPDATE "newsletter_subscribers" SET "locale" = "accounts"."locale" FROM "accounts"
  WHERE "accounts"."email_key" = "newsletter_subscribers"."email_key" AND "accounts"."locale" <> 'en';
