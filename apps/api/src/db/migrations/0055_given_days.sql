-- Days of a plan that were given back because the staff hid an ad by mistake, each an event of its order.
CREATE TABLE "given_days" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"property_id" bigint,
	"hidden_from" timestamp with time zone NOT NULL,
	"hidden_until" timestamp with time zone NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "given_days_days" CHECK ("given_days"."days" > 0)
);--> statement-breakpoint
ALTER TABLE "given_days" ADD CONSTRAINT "given_days_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_days" ADD CONSTRAINT "given_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_days" ADD CONSTRAINT "given_days_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "given_days_once" ON "given_days" USING btree ("property_id","hidden_from");--> statement-breakpoint
CREATE INDEX "given_days_account" ON "given_days" USING btree ("account_id");
