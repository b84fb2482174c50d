-- Homes of which there are few or none for their price of a square yard. Each purpose has its own: rents are so much smaller
-- than prices that, counted together, the statistics could not tell what is rare among either.
CREATE INDEX "properties_sale_yard_price" ON "properties" ((case when "purpose" = 'sale' then "price" * 9 / nullif("area_sqft", 0) end))
  WHERE "status" = 'active' AND (case when "purpose" = 'sale' then "price" * 9 / nullif("area_sqft", 0) end) IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "properties_rent_yard_price" ON "properties" ((case when "purpose" = 'rent' then "price" * 9 / nullif("area_sqft", 0) end))
  WHERE "status" = 'active' AND (case when "purpose" = 'rent' then "price" * 9 / nullif("area_sqft", 0) end) IS NOT NULL;
--> statement-breakpoint
-- PostgreSQL asks no statistics of an index that has some rows only.
CREATE STATISTICS "properties_sale_yard_prices" ON (case when "purpose" = 'sale' then "price" * 9 / nullif("area_sqft", 0) end) FROM "properties";
--> statement-breakpoint
CREATE STATISTICS "properties_rent_yard_prices" ON (case when "purpose" = 'rent' then "price" * 9 / nullif("area_sqft", 0) end) FROM "properties";
