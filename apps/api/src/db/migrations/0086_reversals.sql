-- Why a payment was taken out of the books again. What was reversed before, or at an older release meanwhile, was taken back
-- by its bank.
ALTER TABLE "payments" ADD COLUMN "reversal" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversal" CHECK ("reversal" in ('bank', 'mistake'));
