-- A viewing that took place is over, also where the same person asks for the home again: it was not called off.
ALTER TABLE "viewings" DROP CONSTRAINT "viewings_agreed";--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_agreed" CHECK ("viewings"."state" <> 'agreed' or "viewings"."at" is not null);--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_at" CHECK ("viewings"."at" is null or "viewings"."state" in ('agreed', 'over'));
