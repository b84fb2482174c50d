-- What visitors report about a listing. `visitor` is a keyed hash of an address: it tells two visitors apart, and no more.
CREATE TABLE "listing_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"email" text NOT NULL,
	"visitor" text NOT NULL,
	"receipt" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "listing_reports_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
-- What visitors write to a seller by the form.
CREATE TABLE "enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"fingerprint" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "enquiries_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
-- A seller may keep their e-mail address and their postal address out of their listings; phone and WhatsApp stay.
ALTER TABLE "accounts" ADD COLUMN "contact_email" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "contact_address" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "listing_reports_property" ON "listing_reports" USING btree ("property_id","created_at");
--> statement-breakpoint
CREATE INDEX "listing_reports_open" ON "listing_reports" USING btree ("created_at") WHERE "closed_at" is null;
--> statement-breakpoint
CREATE INDEX "enquiries_property" ON "enquiries" USING btree ("property_id","created_at");
--> statement-breakpoint
CREATE INDEX "enquiries_created_at" ON "enquiries" USING btree ("created_at");
--> statement-breakpoint
-- Pages of listings follow what their seller shows.
CREATE FUNCTION "seller_contact_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT 'property:' || p.id
    FROM added AS a JOIN removed AS r USING (id) JOIN properties AS p ON p.seller_id = a.id AND p.status = 'active'
    WHERE (a.contact_email, a.contact_address) IS DISTINCT FROM (r.contact_email, r.contact_address);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "seller_contact_changed" AFTER UPDATE ON "accounts" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "seller_contact_changed"();
