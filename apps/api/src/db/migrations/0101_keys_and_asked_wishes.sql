-- Keys that are searched when a row that they point to goes, or by a screen: each read the whole table.
CREATE INDEX "ledger_movements_order" ON "ledger_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_movements_payment" ON "ledger_movements" USING btree ("payment_id") WHERE "ledger_movements"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "statement_lines_order" ON "statement_lines" USING btree ("order_id") WHERE "statement_lines"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "statement_lines_payment" ON "statement_lines" USING btree ("payment_id") WHERE "statement_lines"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "unit_bookings_hold" ON "unit_bookings" USING btree ("hold_id") WHERE "unit_bookings"."hold_id" is not null;--> statement-breakpoint
CREATE INDEX "visits_slot" ON "visits" USING btree ("slot_id");--> statement-breakpoint
-- What somebody chose who asks again for a search that was ended: it counts once the link of the mail is pressed.
ALTER TABLE "searches" ADD COLUMN "asked_wish" jsonb;--> statement-breakpoint
-- Proven addresses that an account had, and until when: its erasure takes the mails of that time, too.
ALTER TABLE "accounts" ADD COLUMN "earlier_addresses" jsonb DEFAULT '[]'::jsonb NOT NULL;
