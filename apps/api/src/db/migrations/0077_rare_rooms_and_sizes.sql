-- Homes of which there are few or none: without these a search for nine bathrooms reads all homes to find out.
CREATE INDEX "properties_rooms" ON "properties" ("bedrooms", "bathrooms") WHERE "status" = 'active';
--> statement-breakpoint
CREATE INDEX "properties_bathrooms" ON "properties" ("bathrooms") WHERE "status" = 'active';
--> statement-breakpoint
CREATE INDEX "properties_size" ON "properties" ("area_sqft") WHERE "status" = 'active';
--> statement-breakpoint
-- Large homes have many of both: the planner would take six bedrooms with two bathrooms for as common as either.
CREATE STATISTICS "properties_rooms" (mcv) ON "bedrooms", "bathrooms" FROM "properties";
--> statement-breakpoint
-- Lists are read from their indexes alone where pages of the table were vacuumed since they changed. At a fifth of a
-- million rows, which is usual, most pages have changed before.
ALTER TABLE "properties" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
