-- The desk's grid of one type, in each of its orders: else all ads of other types are passed over.
CREATE INDEX "properties_desk_type" ON "properties" ("property_type", "created_at", "id");
--> statement-breakpoint
CREATE INDEX "properties_desk_type_updated" ON "properties" ("property_type", "updated_at", "id");
--> statement-breakpoint
CREATE INDEX "properties_desk_type_price" ON "properties" ("property_type", "price", "id");
