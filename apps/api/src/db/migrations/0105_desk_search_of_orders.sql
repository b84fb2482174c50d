-- The desk's search of orders and of payments asked each row.
CREATE INDEX "orders_desk" ON "orders" USING btree (lower(regexp_replace("reference", '[[:space:]-]+', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_desk_end" ON "orders" USING btree (reverse(lower(regexp_replace("reference", '[[:space:]-]+', '', 'g'))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "upgrade_requests_desk" ON "upgrade_requests" USING btree (lower(regexp_replace("reference", '[[:space:]-]+', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "upgrade_requests_desk_end" ON "upgrade_requests" USING btree (reverse(lower(regexp_replace("reference", '[[:space:]-]+', '', 'g'))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_desk" ON "payments" USING btree (lower(regexp_replace("transaction", '[[:space:]-]+', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_desk_end" ON "payments" USING btree (reverse(lower(regexp_replace("transaction", '[[:space:]-]+', '', 'g'))) text_pattern_ops);
