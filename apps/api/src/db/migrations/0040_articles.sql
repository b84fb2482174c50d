-- Articles are drafts first, become public at a time, and keep what was replaced. Those that are there are public.
ALTER TABLE "blogs" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_state" CHECK ("blogs"."state" in ('draft', 'scheduled', 'published') and ("blogs"."state" <> 'scheduled' or "blogs"."publish_at" is not null));--> statement-breakpoint
UPDATE "blogs" SET "published_at" = "created_at";--> statement-breakpoint
CREATE INDEX "blogs_scheduled" ON "blogs" USING btree ("publish_at") WHERE "blogs"."state" = 'scheduled';--> statement-breakpoint
CREATE TABLE "blog_revisions" (
	"blog_id" integer NOT NULL,
	"version" integer NOT NULL,
	"staff_id" integer,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"image" jsonb,
	"image_alt" text NOT NULL,
	"seo_title" text NOT NULL,
	"seo_description" text NOT NULL,
	CONSTRAINT "blog_revisions_blog_id_version_pk" PRIMARY KEY("blog_id","version")
);--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
