CREATE TABLE "media_uploads" (
	"account_id" integer NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_uploads_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "state" text DEFAULT 'stored' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "state_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "uses" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_uploads_hash" ON "media_uploads" USING btree ("hash");--> statement-breakpoint
-- Screenshots of transfers were under the public address of pictures.
UPDATE "upgrade_requests" SET "screenshot" = substr("screenshot", 8) WHERE "screenshot" LIKE '/media/%';
--> statement-breakpoint
UPDATE "media" SET "is_private" = true, "avif" = 'done'
WHERE EXISTS (SELECT FROM "upgrade_requests" WHERE "screenshot" = "media"."hash")
  AND NOT EXISTS (SELECT FROM "properties" WHERE "photo_count" > 0 AND "photos" @> jsonb_build_array(jsonb_build_object('hash', "media"."hash")))
  AND NOT EXISTS (SELECT FROM "accounts" WHERE "profile_image" = '/media/' || "media"."hash")
  AND NOT EXISTS (SELECT FROM "blogs" WHERE strpos("image"::text, "media"."hash") > 0 OR strpos("content", "media"."hash") > 0);
--> statement-breakpoint
-- Replaced profile pictures and covers were kept for good; from now on they go thirty days later.
UPDATE "media" SET "released_at" = now()
WHERE "pinned" AND "released_at" IS NULL
  AND NOT EXISTS (SELECT FROM "upgrade_requests" WHERE "screenshot" = "media"."hash")
  AND NOT EXISTS (SELECT FROM "properties" WHERE "photo_count" > 0 AND "photos" @> jsonb_build_array(jsonb_build_object('hash', "media"."hash")))
  AND NOT EXISTS (SELECT FROM "accounts" WHERE "profile_image" = '/media/' || "media"."hash")
  AND NOT EXISTS (SELECT FROM "blogs" WHERE strpos("image"::text, "media"."hash") > 0 OR strpos("content", "media"."hash") > 0);
--> statement-breakpoint
-- Photos that ads show count towards the space of their sellers.
INSERT INTO "media_uploads" ("account_id", "hash", "bytes", "created_at")
SELECT DISTINCT ON ("properties"."seller_id", "media"."hash") "properties"."seller_id", "media"."hash", "media"."bytes", "media"."created_at"
FROM "properties", jsonb_array_elements("properties"."photos") AS "photo"
JOIN "media" ON "media"."hash" = "photo"->>'hash'
WHERE "properties"."photo_count" > 0;
