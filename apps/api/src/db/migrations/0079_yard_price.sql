-- Homes of which there are few or none for their size, as rooms and sizes have it.
CREATE INDEX "properties_yard_price" ON "properties" (("price" * 9 / nullif("area_sqft", 0))) WHERE "status" = 'active';
