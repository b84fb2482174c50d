-- A line of a statement that is no money for an order can be set aside.
ALTER TABLE "statement_lines" ADD COLUMN "aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "aside_by" text;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "aside_reason" text;
