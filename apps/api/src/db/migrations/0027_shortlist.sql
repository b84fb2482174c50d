ALTER TABLE "favourites" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "rejected" text;--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "position" integer;
