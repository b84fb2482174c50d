-- A look-up of a photo reads some thousand candidates: with all columns in the index it need not read the table.
CREATE INDEX "photo_hashes_by_1" ON "photo_hashes" USING btree ("band_1", "band_2", "band_3", "band_4", "hash");
--> statement-breakpoint
DROP INDEX "photo_hashes_1";
--> statement-breakpoint
CREATE INDEX "photo_hashes_by_2" ON "photo_hashes" USING btree ("band_2", "band_1", "band_3", "band_4", "hash");
--> statement-breakpoint
DROP INDEX "photo_hashes_2";
--> statement-breakpoint
CREATE INDEX "photo_hashes_by_3" ON "photo_hashes" USING btree ("band_3", "band_1", "band_2", "band_4", "hash");
--> statement-breakpoint
DROP INDEX "photo_hashes_3";
--> statement-breakpoint
CREATE INDEX "photo_hashes_by_4" ON "photo_hashes" USING btree ("band_4", "band_1", "band_2", "band_3", "hash");
--> statement-breakpoint
DROP INDEX "photo_hashes_4";
