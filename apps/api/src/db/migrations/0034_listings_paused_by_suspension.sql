-- Which listings a suspension paused, so that lifting it brings them back.
ALTER TABLE "properties" ADD COLUMN "paused_by_suspension" boolean DEFAULT false NOT NULL;
