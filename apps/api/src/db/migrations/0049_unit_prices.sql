-- Every price that a unit had, and by which reference its deposit was paid. What is known of the prices before is the one of now.
CREATE TABLE "unit_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"price" bigint,
	"by" text
);--> statement-breakpoint
ALTER TABLE "unit_prices" ADD CONSTRAINT "unit_prices_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_prices_unit" ON "unit_prices" USING btree ("unit_id","at");--> statement-breakpoint
INSERT INTO "unit_prices" ("unit_id", "at", "price")
  SELECT u.id, coalesce((SELECT min(s.at) FROM unit_states AS s WHERE s.unit_id = u.id), now()), u.price FROM units AS u;--> statement-breakpoint
ALTER TABLE "unit_bookings" ADD COLUMN "reference" text;
