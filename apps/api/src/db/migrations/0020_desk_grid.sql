CREATE INDEX "properties_desk_created" ON "properties" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "properties_desk_updated" ON "properties" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "properties_desk_price" ON "properties" USING btree ("price","id");--> statement-breakpoint
CREATE INDEX "properties_desk_area" ON "properties" USING btree ("area_id","created_at","id");--> statement-breakpoint
CREATE INDEX "properties_desk_inactive" ON "properties" USING btree ("status","created_at","id") WHERE "properties"."status" <> 'active';--> statement-breakpoint
CREATE INDEX "properties_desk_hidden" ON "properties" USING btree ("created_at","id") WHERE "properties"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "properties_desk_words" ON "properties" USING gin (to_tsvector('simple'::regconfig, "title"));--> statement-breakpoint
CREATE INDEX "accounts_desk_created" ON "accounts" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "accounts_desk_phone" ON "accounts" USING btree ("phone") WHERE "accounts"."phone" <> '';--> statement-breakpoint
CREATE INDEX "properties_desk_phone" ON "properties" USING btree ("cell_no") WHERE "properties"."cell_no" <> '';
