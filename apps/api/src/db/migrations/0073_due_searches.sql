-- The next search to tell is asked for once for each that is told: without it each question reads all searches.
CREATE INDEX "searches_due" ON "searches" USING btree ("next_alert_at") WHERE "confirmed_at" is not null and "paused_at" is null;
