-- A home that turns from sale to rent and back keeps the prices of both. Until now the other one's were removed.
ALTER TABLE "property_history" ADD COLUMN "of_other_purpose" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The key of the request that placed an order: who sends it again has ordered once.
ALTER TABLE "orders" ADD COLUMN "idempotency_key" text;
