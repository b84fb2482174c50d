CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"reference" text NOT NULL,
	"plan" text NOT NULL,
	"months" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'ordered' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"refund_asked_by" text,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_plan" CHECK ("plan" in ('pro', 'premium')),
	CONSTRAINT "orders_months" CHECK ("months" between 1 and 12),
	CONSTRAINT "orders_amount" CHECK ("amount" > 0),
	CONSTRAINT "orders_state" CHECK ("state" in ('ordered', 'paid', 'active', 'ended', 'cancelled', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","id");
--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("due_at") WHERE "state" = 'ordered';
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id");
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"bank" text NOT NULL,
	"transaction" text NOT NULL,
	"source" text NOT NULL,
	"entered_by" text NOT NULL,
	"received_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone,
	CONSTRAINT "payments_amount" CHECK ("amount" > 0),
	CONSTRAINT "payments_source" CHECK ("source" in ('entry', 'statement'))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- One transfer counts once, however its number and its bank are written.
CREATE UNIQUE INDEX "payments_transfer" ON "payments" USING btree (lower(regexp_replace("bank", '[[:space:]-]+', '', 'g')),lower(regexp_replace("transaction", '[[:space:]-]+', '', 'g'))) WHERE "reversed_at" is null;
--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");
--> statement-breakpoint
CREATE TABLE "plan_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"order_id" integer,
	"plan" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "plan_periods_time" CHECK ("ends_at" > "starts_at"),
	CONSTRAINT "plan_periods_value" CHECK ("value" >= 0)
);
--> statement-breakpoint
ALTER TABLE "plan_periods" ADD CONSTRAINT "plan_periods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_periods" ADD CONSTRAINT "plan_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "plan_periods_account" ON "plan_periods" USING btree ("account_id","starts_at");
--> statement-breakpoint
CREATE INDEX "plan_periods_order" ON "plan_periods" USING btree ("order_id");
--> statement-breakpoint
CREATE TABLE "ledger_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "ledger_movements_kind" CHECK ("kind" in ('received', 'held', 'released', 'earned', 'unearned', 'paid-back', 'reversed'))
);
--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ledger_movements_account" ON "ledger_movements" USING btree ("account_id","id");
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"movement_id" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_movement_id_account_pk" PRIMARY KEY("movement_id","account"),
	CONSTRAINT "ledger_entries_account" CHECK ("account" in ('bank', 'credit', 'held', 'income')),
	CONSTRAINT "ledger_entries_amount" CHECK ("amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What is in the books stays: a mistake is put right by a movement with opposite signs.
CREATE FUNCTION "ledger_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The books are never changed: % of %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_movements_append_only" BEFORE UPDATE OR DELETE ON "ledger_movements" FOR EACH ROW EXECUTE FUNCTION "ledger_append_only"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "ledger_append_only"();
--> statement-breakpoint
CREATE FUNCTION "ledger_sums_to_zero"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement integer := CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN (to_jsonb(NEW)->>'movement_id')::integer ELSE (to_jsonb(NEW)->>'id')::integer END;
  sides integer;
  total numeric;
BEGIN
  SELECT count(*), coalesce(sum(amount), 0) INTO sides, total FROM ledger_entries WHERE movement_id = movement;
  IF sides < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'Movement % of the books has % sides that sum to %', movement, sides, total USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Looked at when the transaction ends, because both sides are written one after the other.
CREATE CONSTRAINT TRIGGER "ledger_movements_sum" AFTER INSERT ON "ledger_movements" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_sums_to_zero"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_sum" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_sums_to_zero"();
--> statement-breakpoint
CREATE TABLE "bank_layouts" (
	"bank" text PRIMARY KEY NOT NULL,
	"layout" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bank" text NOT NULL,
	"fingerprint" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"transaction" text NOT NULL,
	"match" text NOT NULL,
	"order_id" integer,
	"payment_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statement_lines_match" CHECK ("match" in ('exact', 'likely', 'unknown', 'known'))
);
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_once" ON "statement_lines" USING btree ("bank","fingerprint");
--> statement-breakpoint
CREATE INDEX "statement_lines_left" ON "statement_lines" USING btree ("id") WHERE "payment_id" is null;
--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD COLUMN "order_id" integer;
--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD COLUMN "paid_on" date;
--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD COLUMN "proof_kind" text DEFAULT 'photo' NOT NULL;
--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD COLUMN "proof_sha256" text;
--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "upgrade_requests" DROP CONSTRAINT "upgrade_requests_status";
--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_status" CHECK ("status" in ('pending', 'counted', 'approved', 'rejected'));
--> statement-breakpoint
CREATE INDEX "upgrade_requests_order" ON "upgrade_requests" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "upgrade_requests_proof" ON "upgrade_requests" USING btree ("proof_sha256") WHERE "proof_sha256" is not null;
