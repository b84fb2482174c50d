CREATE TABLE "area_statistics" (
	"area_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"property_type" text NOT NULL,
	"offers" integer NOT NULL,
	"left_out" integer NOT NULL,
	"median" bigint NOT NULL,
	"lower_quartile" bigint NOT NULL,
	"upper_quartile" bigint NOT NULL,
	"median_listed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "area_statistics_area_id_purpose_property_type_pk" PRIMARY KEY("area_id","purpose","property_type")
);
--> statement-breakpoint
CREATE TABLE "area_statistics_months" (
	"area_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"property_type" text NOT NULL,
	"month" text NOT NULL,
	"offers" integer NOT NULL,
	"median" bigint NOT NULL,
	"lower_quartile" bigint NOT NULL,
	"upper_quartile" bigint NOT NULL,
	CONSTRAINT "area_statistics_months_area_id_purpose_property_type_month_pk" PRIMARY KEY("area_id","purpose","property_type","month")
);
--> statement-breakpoint
CREATE TABLE "area_statistics_due" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "area_statistics_due_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"property_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"price" bigint NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_reductions" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"reduced_by" bigint NOT NULL,
	"reduced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "area_statistics" ADD CONSTRAINT "area_statistics_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "area_statistics_months" ADD CONSTRAINT "area_statistics_months_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "property_history" ADD CONSTRAINT "property_history_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price_reductions" ADD CONSTRAINT "price_reductions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "area_statistics_due_area" ON "area_statistics_due" USING btree ("area_id");
--> statement-breakpoint
CREATE INDEX "property_history_property" ON "property_history" USING btree ("property_id","at");
--> statement-breakpoint
CREATE INDEX "price_reductions_at" ON "price_reductions" USING btree ("reduced_at");
--> statement-breakpoint
-- Whatever changes a list changes the figures of its area, type and purpose, and `changes` names it already.
CREATE FUNCTION "statistics_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO area_statistics_due (area_id, purpose, property_type)
    SELECT DISTINCT split_part(subject, ':', 3)::integer, split_part(subject, ':', 2), split_part(subject, ':', 4)
    FROM added WHERE subject LIKE 'list:%';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "statistics_due" AFTER INSERT ON "changes" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "statistics_due"();
