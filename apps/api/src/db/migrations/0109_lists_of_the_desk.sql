-- The desk's list and search of support requests, its search of people and its first screen read whole tables.
CREATE INDEX "support_requests_age" ON "support_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "support_requests_state_age" ON "support_requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "support_requests_words" ON "support_requests" USING gin (to_tsvector('simple'::regconfig, translate("subject", '@._+-/', '      ')));--> statement-breakpoint
CREATE INDEX "accounts_desk_email" ON "accounts" USING btree ("email_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_desk_name" ON "accounts" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_desk_last_name" ON "accounts" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE "sent_at" is null;--> statement-breakpoint
CREATE INDEX "property_history_over" ON "property_history" USING btree ("at") WHERE "status" in ('sold', 'rented');
