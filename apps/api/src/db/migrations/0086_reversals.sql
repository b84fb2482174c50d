-- Why a payment was taken out of the books again. What was reversed before, or at an older release meanwhile, was taken back
-- by its bank.
ALTER TABLE "payments" ADD COLUMN "reversal" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversal" CHECK ("reversal" in ('bank', 'mistake'));--> statement-breakpoint
-- Whether the credit alone is to be paid back. An older release meanwhile asks for orders only.
ALTER TABLE "orders" ADD COLUMN "refund_asked_credit" boolean DEFAULT false NOT NULL;
