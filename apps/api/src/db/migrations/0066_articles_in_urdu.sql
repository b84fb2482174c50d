-- An article may say the same in Urdu; without it readers of both languages get its own texts.
ALTER TABLE "blogs" ADD COLUMN "urdu" jsonb;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD COLUMN "urdu" jsonb;
