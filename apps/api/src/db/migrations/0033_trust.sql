-- Difference hashes of photos, pairs of listings that may offer one home, and what was checked about sellers.
CREATE TABLE "mark_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mark_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"phone" text NOT NULL,
	"way" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"given_by" integer,
	"way" text,
	"phone" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_why" text
);
--> statement-breakpoint
CREATE TABLE "photo_hashes" (
	"hash" text PRIMARY KEY NOT NULL,
	"band_1" integer,
	"band_2" integer,
	"band_3" integer,
	"band_4" integer
);
--> statement-breakpoint
CREATE TABLE "duplicate_checks" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "possible_duplicates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "possible_duplicates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_id" bigint NOT NULL,
	"second_id" bigint NOT NULL,
	"photos" smallint NOT NULL,
	"facts" boolean NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer
);
--> statement-breakpoint
ALTER TABLE "mark_requests" ADD CONSTRAINT "mark_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_marks" ADD CONSTRAINT "seller_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photo_hashes" ADD CONSTRAINT "photo_hashes_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "duplicate_checks" ADD CONSTRAINT "duplicate_checks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "possible_duplicates" ADD CONSTRAINT "possible_duplicates_first_id_properties_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "possible_duplicates" ADD CONSTRAINT "possible_duplicates_second_id_properties_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "mark_requests_once" ON "mark_requests" USING btree ("account_id","kind");
--> statement-breakpoint
CREATE INDEX "mark_requests_at" ON "mark_requests" USING btree ("requested_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "seller_marks_in_force" ON "seller_marks" USING btree ("account_id","kind") WHERE "seller_marks"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "seller_marks_account" ON "seller_marks" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "photo_hashes_1" ON "photo_hashes" USING btree ("band_1");
--> statement-breakpoint
CREATE INDEX "photo_hashes_2" ON "photo_hashes" USING btree ("band_2");
--> statement-breakpoint
CREATE INDEX "photo_hashes_3" ON "photo_hashes" USING btree ("band_3");
--> statement-breakpoint
CREATE INDEX "photo_hashes_4" ON "photo_hashes" USING btree ("band_4");
--> statement-breakpoint
CREATE UNIQUE INDEX "possible_duplicates_pair" ON "possible_duplicates" USING btree ("first_id","second_id");
--> statement-breakpoint
CREATE INDEX "possible_duplicates_second" ON "possible_duplicates" USING btree ("second_id");
--> statement-breakpoint
CREATE INDEX "possible_duplicates_state" ON "possible_duplicates" USING btree ("state","id");
--> statement-breakpoint
CREATE INDEX "properties_facts" ON "properties" USING btree ("area_id","property_type","price") WHERE "properties"."status" <> 'deleted';
--> statement-breakpoint
-- A proven number that is changed is proven no more.
CREATE FUNCTION seller_phone_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE seller_marks SET ended_at = NEW.updated_at, ended_why = 'The phone number was changed.'
    WHERE account_id = NEW.id AND kind = 'phone' AND ended_at IS NULL AND phone <> NEW.phone;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seller_phone_changed AFTER UPDATE OF phone ON accounts
  FOR EACH ROW WHEN (OLD.phone IS DISTINCT FROM NEW.phone) EXECUTE FUNCTION seller_phone_changed();
--> statement-breakpoint
-- The page of a seller and those of their listings show what was checked.
CREATE FUNCTION "seller_marks_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (subject)
    SELECT 'seller:' || COALESCE(NEW.account_id, OLD.account_id)
    UNION ALL
    SELECT 'property:' || p.id FROM properties AS p
    WHERE p.seller_id = COALESCE(NEW.account_id, OLD.account_id) AND p.status = 'active';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "seller_marks_changed" AFTER INSERT OR UPDATE OR DELETE ON "seller_marks" FOR EACH ROW EXECUTE FUNCTION "seller_marks_changed"();
