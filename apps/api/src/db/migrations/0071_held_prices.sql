-- What who holds a unit was promised: the price and the rules of payment when the hold began. Both are null before that and
-- for a price on request, and for holds that an older release begins meanwhile, which are booked at the unit's own price.
ALTER TABLE "unit_holds" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "unit_holds" ADD COLUMN "payment_rules" jsonb;--> statement-breakpoint
UPDATE "unit_holds" AS hold SET
  "price" = (
    SELECT known."price" FROM "unit_prices" AS known
    WHERE known."unit_id" = hold."unit_id" AND known."at" <= hold."confirmed_at"
    ORDER BY known."at" DESC, known."id" DESC LIMIT 1
  ),
  "payment_rules" = "projects"."payment_rules"
FROM "units" JOIN "projects" ON "projects"."slug" = "units"."project"
WHERE "units"."id" = hold."unit_id" AND hold."state" = 'active';
