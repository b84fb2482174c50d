-- Reads every row, and holds nobody up.
ALTER TABLE "property_events" VALIDATE CONSTRAINT "property_events_until";--> statement-breakpoint
-- From here on everything is quick. Who erases a listing takes the tables in this order too.
LOCK TABLE "properties" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "property_events" SET SCHEMA "partitions";--> statement-breakpoint
-- The same name and key for every statement of the release before.
CREATE TABLE "property_events" (
	LIKE "partitions"."property_events" INCLUDING DEFAULTS,
	CONSTRAINT "property_events_property_id_day_pk" PRIMARY KEY("property_id","day")
) PARTITION BY RANGE ("day");--> statement-breakpoint
ALTER TABLE "property_events" ADD CONSTRAINT "property_events_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Neither its rows nor its key nor its references are looked at again: all of them are known to fit.
DO $$
BEGIN
  EXECUTE (
    SELECT format(
      'ALTER TABLE property_events ATTACH PARTITION partitions.property_events FOR VALUES FROM (MINVALUE) TO (%L)',
      substring(pg_get_constraintdef(oid) FROM '\d{4}-\d\d-\d\d')
    ) FROM pg_constraint WHERE conname = 'property_events_until' AND conrelid = 'partitions.property_events'::regclass
  );
END $$;--> statement-breakpoint
ALTER TABLE "partitions"."property_events" DROP CONSTRAINT "property_events_until";--> statement-breakpoint
-- Months are made ahead by a job. What comes where it did not run lies here until it does.
CREATE TABLE "partitions"."property_events_default" PARTITION OF "property_events" DEFAULT;
