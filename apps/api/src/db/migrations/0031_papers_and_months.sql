CREATE TABLE "paper_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "paper_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"account_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer,
	"amount" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "papers_kind" CHECK ("kind" in ('invoice', 'receipt', 'credit-note')),
	CONSTRAINT "papers_amount" CHECK ("amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "papers_number" ON "papers" USING btree ("kind","year","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "papers_once_an_order" ON "papers" USING btree ("kind","order_id") WHERE "payment_id" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "papers_once_a_payment" ON "papers" USING btree ("payment_id") WHERE "payment_id" is not null;
--> statement-breakpoint
CREATE INDEX "papers_account" ON "papers" USING btree ("account_id","id");
--> statement-breakpoint
CREATE INDEX "papers_order" ON "papers" USING btree ("order_id");
--> statement-breakpoint
-- A paper stays as it was issued; only who it names goes when their account is erased.
CREATE FUNCTION "papers_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'facts' = to_jsonb(OLD) - 'facts' AND NEW.facts - 'seller' = OLD.facts - 'seller' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Papers are never changed: % of %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "papers_stay" BEFORE UPDATE OR DELETE ON "papers" FOR EACH ROW EXECUTE FUNCTION "papers_stay"();
--> statement-breakpoint
CREATE TABLE "month_closes" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text NOT NULL,
	"totals" jsonb NOT NULL,
	CONSTRAINT "month_closes_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "closed_movements" (
	"movement_id" integer PRIMARY KEY NOT NULL,
	"month" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "closed_movements" ADD CONSTRAINT "closed_movements_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "closed_movements" ADD CONSTRAINT "closed_movements_month_month_closes_month_fk" FOREIGN KEY ("month") REFERENCES "public"."month_closes"("month") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "closed_movements_month" ON "closed_movements" USING btree ("month");
--> statement-breakpoint
CREATE TRIGGER "month_closes_append_only" BEFORE UPDATE OR DELETE ON "month_closes" FOR EACH ROW EXECUTE FUNCTION "ledger_append_only"();
--> statement-breakpoint
CREATE TRIGGER "closed_movements_append_only" BEFORE UPDATE OR DELETE ON "closed_movements" FOR EACH ROW EXECUTE FUNCTION "ledger_append_only"();
--> statement-breakpoint
ALTER TABLE "ledger_movements" DROP CONSTRAINT "ledger_movements_kind";
--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_kind" CHECK ("kind" in ('received', 'held', 'released', 'earned', 'unearned', 'paid-back', 'reversed', 'written-off'));
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("account" in ('bank', 'credit', 'held', 'income', 'loss'));
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "payer" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "paper_id" integer;
