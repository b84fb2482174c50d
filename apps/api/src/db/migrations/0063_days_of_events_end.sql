-- Views and contacts are partitioned by month. Until the end of the next month they stay in the table that they are in,
-- which the next migration makes the first partition as it is: copying a year of days in pieces would need triggers that
-- write both. Its bound is stated here, so that the rows are read for it there while everybody writes. The present month's
-- end would do; a month more is there for whoever stops between the two migrations.
DO $$
DECLARE
  ends date;
BEGIN
  SELECT date_trunc('month', greatest((now() AT TIME ZONE 'Asia/Karachi')::date, max(day))) + interval '2 months'
    INTO ends FROM property_events;
  EXECUTE format('ALTER TABLE property_events ADD CONSTRAINT property_events_until CHECK (day < %L) NOT VALID', ends);
END $$;--> statement-breakpoint
-- A schema of its own: what goes through the tables of `public`, such as a backup, meets each row once.
CREATE SCHEMA IF NOT EXISTS "partitions";
