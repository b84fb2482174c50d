CREATE TABLE "searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer,
	"email" text,
	"email_key" text,
	"query" text NOT NULL,
	"filter" jsonb NOT NULL,
	"lists" text[] NOT NULL,
	"name" text NOT NULL,
	"frequency" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"token" text NOT NULL,
	"confirm_token_hash" text,
	"confirm_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"next_alert_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "searches_token_unique" UNIQUE("token"),
	CONSTRAINT "searches_confirm_token_hash_unique" UNIQUE("confirm_token_hash"),
	CONSTRAINT "searches_owner" CHECK (("account_id" is null) <> ("email_key" is null))
);
--> statement-breakpoint
ALTER TABLE "searches" ADD CONSTRAINT "searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "searches_of_account" ON "searches" USING btree ("account_id","query") WHERE "account_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "searches_of_email" ON "searches" USING btree ("email_key","query") WHERE "email_key" is not null;
--> statement-breakpoint
CREATE INDEX "searches_lists" ON "searches" USING gin ("lists") WHERE "confirmed_at" is not null and "paused_at" is null;
--> statement-breakpoint
CREATE TABLE "listing_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"price_before" bigint
);
--> statement-breakpoint
CREATE TABLE "search_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"search_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"property_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"price" bigint NOT NULL,
	"price_before" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"mail_id" integer
);
--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_search_id_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_mail_id_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "search_alerts_once" ON "search_alerts" USING btree ("search_id","event_id");
--> statement-breakpoint
CREATE INDEX "search_alerts_told" ON "search_alerts" USING btree ("property_id","search_id");
--> statement-breakpoint
CREATE INDEX "search_alerts_waiting" ON "search_alerts" USING btree ("search_id") WHERE "mailed_at" is null;
--> statement-breakpoint
CREATE INDEX "search_alerts_mail" ON "search_alerts" USING btree ("mail_id") WHERE "mail_id" is not null;
--> statement-breakpoint
-- What happens to a listing is noted in the transaction in which it happens, whichever way it came: the form, an import,
-- a plan that pauses and resumes. A job takes the notes and matches them with the saved searches.
CREATE FUNCTION "listing_events_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_events (property_id, kind) SELECT id, 'new' FROM added WHERE status = 'active' ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An undone deletion is no news. A listing that was never shown before is new, whatever it waited for.
CREATE FUNCTION "listing_events_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_events (property_id, kind, price_before)
    SELECT a.id,
      CASE WHEN r.status = 'active' THEN 'price_cut'
        WHEN r.status IN ('paused', 'sold', 'rented') THEN 'back' ELSE 'new' END,
      CASE WHEN a.price < r.price THEN r.price END
    FROM added AS a JOIN removed AS r USING (id)
    WHERE a.status = 'active' AND r.status <> 'deleted' AND (r.status <> 'active' OR a.price < r.price)
    ORDER BY a.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_events_inserted" AFTER INSERT ON "properties" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "listing_events_inserted"();
--> statement-breakpoint
CREATE TRIGGER "listing_events_updated" AFTER UPDATE ON "properties" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "listing_events_updated"();
