-- The desk's search of leads and of interest read every row.
CREATE INDEX "leads_who" ON "leads" USING gin (to_tsvector('simple'::regconfig, translate("name" || ' ' || "email", '@._+-/', '      ') || ' ' || regexp_replace(regexp_replace("phone", '[^0-9]', '', 'g'), '^0*(92(?=[0-9]{10}$))?', '')));--> statement-breakpoint
CREATE INDEX "leads_phone_end" ON "leads" USING btree (reverse(regexp_replace("phone", '[^0-9]', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "interest_who" ON "interest_registrations" USING gin (to_tsvector('simple'::regconfig, translate("full_name" || ' ' || "email", '@._+-/', '      ') || ' ' || regexp_replace(regexp_replace("phone_number", '[^0-9]', '', 'g'), '^0*(92(?=[0-9]{10}$))?', '')));--> statement-breakpoint
CREATE INDEX "interest_phone_end" ON "interest_registrations" USING btree (reverse(regexp_replace("phone_number", '[^0-9]', '', 'g')) text_pattern_ops);
